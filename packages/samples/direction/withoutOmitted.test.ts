import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toExampleValue } from '../examples/exampleValue.ts';
import { withoutOmitted } from './withoutOmitted.ts';

const id = { type: 'integer', readOnly: true };
const secret = { type: 'string', writeOnly: true };
const account = { required: ['id', 'secret'], properties: { id, secret, name: {} } };
const schemas = {
  Account: account,
  Id: id,
  Tree: { properties: { id, secret, children: { items: { $ref: '#/components/schemas/Tree' } } } },
  Circle: { required: ['kind', 'id'], properties: { kind: { const: 'circle' }, id, radius: {} } },
  Label: { required: ['kind', 'id'], properties: { kind: { const: 'label' }, id: { type: 'integer' }, text: {} } },
};
const resolve = createResolve({ components: { schemas } });
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const value = { id: 1, secret: 's', name: 'a' };

describe('a documented value', () => {
  it.each<[string, JsonObject, documented: unknown, request: unknown, response: unknown]>([
    ['an object', account, value, { secret: 's', name: 'a' }, { id: 1, name: 'a' }],
    ['a component', to('Account'), value, { secret: 's', name: 'a' }, { id: 1, name: 'a' }],
    ['a property that is a component', { properties: { id: to('Id') } }, { id: 1, b: 2 }, { b: 2 }, { id: 1, b: 2 }],
    [
      'a keyword beside a reference',
      { properties: { a: { ...to('Account'), readOnly: true } } },
      { a: { name: 'a' } },
      {},
      { a: { name: 'a' } },
    ],
    [
      'a list',
      { items: account },
      [value, value],
      Array(2).fill({ secret: 's', name: 'a' }),
      Array(2).fill({ id: 1, name: 'a' }),
    ],
    [
      'a tuple',
      { prefixItems: [{}, account] },
      [value, value],
      [value, { secret: 's', name: 'a' }],
      [value, { id: 1, name: 'a' }],
    ],
    [
      'a map',
      { additionalProperties: account },
      { x: value },
      { x: { secret: 's', name: 'a' } },
      { x: { id: 1, name: 'a' } },
    ],
    [
      'a pattern',
      { patternProperties: { '^x': account } },
      { x: value },
      { x: { secret: 's', name: 'a' } },
      { x: { id: 1, name: 'a' } },
    ],
    [
      'what nothing else describes',
      { unevaluatedProperties: account },
      { x: value },
      { x: { secret: 's', name: 'a' } },
      { x: { id: 1, name: 'a' } },
    ],
    [
      'a part of allOf',
      { allOf: [to('Account'), { properties: { b: id } }] },
      { ...value, b: 2 },
      { secret: 's', name: 'a' },
      { id: 1, name: 'a', b: 2 },
    ],
    [
      'an alternative to null',
      { oneOf: [{ type: 'null' }, to('Account')] },
      value,
      { secret: 's', name: 'a' },
      { id: 1, name: 'a' },
    ],
    [
      'a variant without discriminator',
      { oneOf: [to('Circle'), to('Label')] },
      { kind: 'circle', id: 1, radius: 2 },
      { kind: 'circle', radius: 2 },
      { kind: 'circle', id: 1, radius: 2 },
    ],
    [
      'another variant',
      { oneOf: [to('Circle'), to('Label')] },
      { kind: 'label', id: 1 },
      { kind: 'label', id: 1 },
      { kind: 'label', id: 1 },
    ],
    [
      'a variant that the discriminator names',
      { anyOf: [to('Circle'), to('Label')], discriminator: { propertyName: 'kind' } },
      { kind: 'circle', id: 1, radius: 'wrong' },
      { kind: 'circle', radius: 'wrong' },
      { kind: 'circle', id: 1, radius: 'wrong' },
    ],
    [
      'a condition',
      { if: { properties: { a: { const: 1 } } }, then: { properties: { b: id } } },
      { a: 1, b: 2 },
      { a: 1 },
      { a: 1, b: 2 },
    ],
    [
      'a recursive schema',
      to('Tree'),
      { id: 1, children: [{ id: 2, secret: 's', children: [{ secret: 't' }] }] },
      { children: [{ secret: 's', children: [{ secret: 't' }] }] },
      { id: 1, children: [{ id: 2, children: [{}] }] },
    ],
    ['an object with no such member', { properties: { a: {} } }, value, value, value],
    ['a text', { type: 'string', readOnly: true }, 'a', 'a', 'a'],
  ])('is sent as its sender sends it: %s', (_name, schema, documented, request, response) => {
    expect(withoutOmitted(documented, [schema], 'client', resolve)).toEqual(request);
    expect(withoutOmitted(documented, [schema], 'server', resolve)).toEqual(response);
    // A made-up example follows the same rule.
    const whole = { ...schema, example: documented };
    expect([toExampleValue(whole, resolve, 'client'), toExampleValue(whole, resolve, 'server')]).toEqual([
      request,
      response,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseJson } from '@reliure/openapi';
import { toFile, withBody } from '../testing/contract.ts';
import { variantOf, withVariant } from './variants.ts';

const cat = { required: ['lives'], properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } };
const dog = { required: ['name'], properties: { kind: { const: 'dog' }, name: { type: 'string' } } };

function choiceOf(schema: unknown) {
  const { nodes, body } = toFile(withBody(schema));
  const owner = nodes[body?.node ?? -1];
  const choice = owner?.choices?.[0];
  if (owner === undefined || choice === undefined) throw new Error('The schema has no variants.');
  return { nodes, owner, choice };
}

describe('the variant of a value', () => {
  it.each([
    [
      'by its discriminator',
      { oneOf: [cat, dog], discriminator: { propertyName: 'kind' } },
      { kind: 'dog', lives: 9 },
      1,
    ],
    ['by its constants', { oneOf: [cat, dog] }, { kind: 'dog' }, 1],
    ['by its fields', { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, { b: 1 }, 1],
    ['by its type', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 3, 1],
    ['by a number written otherwise', { oneOf: [{ const: 2 }, { const: parseJson('1.0') }, {}] }, 1, 1],
    ['if it has no value', { oneOf: [cat, dog] }, undefined, 0],
  ])('is found %s', (_name, schema, value, wanted) => {
    const { nodes, choice } = choiceOf(schema);
    expect(variantOf(value, choice, nodes)).toBe(wanted);
  });

  it('can be changed: what the other one has too is kept', () => {
    const { nodes, owner, choice } = choiceOf({ properties: { id: {} }, oneOf: [cat, dog] });
    expect(withVariant({ id: 1, kind: 'cat', lives: 9 }, owner, choice, 1, nodes)).toEqual({ id: 1, kind: 'dog' });
  });

  it('is found and changed by the members that it alone requires', () => {
    const properties = { id: {}, signature: { type: 'string' }, refusal: { type: 'object', properties: { why: {} } } };
    const { nodes, owner, choice } = choiceOf({
      properties,
      oneOf: [{ required: ['signature'] }, { required: ['refusal'] }],
    });
    const refused = { id: 1, refusal: {} };
    expect(variantOf(refused, choice, nodes)).toBe(1);
    expect(withVariant({ id: 1, signature: 'a' }, owner, choice, 1, nodes)).toEqual(refused);
  });
});

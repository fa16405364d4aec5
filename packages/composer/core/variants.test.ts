import { describe, expect, it } from 'vitest';
import { parseJson } from '@reliure/openapi';
import { toFile, withBody } from '../testing/contract.ts';
import { initialValue, variantOf, withVariant } from './variants.ts';

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

  it('can be changed to one that is no object', () => {
    const { nodes, owner, choice } = choiceOf({ oneOf: [cat, { type: 'array', items: {} }, { type: 'string' }] });
    expect(withVariant({ kind: 'cat' }, owner, choice, 1, nodes)).toEqual([]);
    expect(withVariant([], owner, choice, 2, nodes)).toBe('');
  });
});

describe('a new value', () => {
  const named = { oneOf: ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  it.each([
    ['the members that can have one value only', cat, { kind: 'cat' }],
    ['those of the first variant', { properties: { a: { const: 1 } }, oneOf: [cat, dog] }, { a: 1, kind: 'cat' }],
    ['the name of the first variant', { ...named, discriminator: { propertyName: 'type' } }, { type: 'Cat' }],
    ['the first variant, if that is no object', { oneOf: [{ type: 'array', items: {} }, cat] }, []],
  ])('has %s', (_name, schema, wanted) => {
    const schemas = { Cat: { properties: { lives: { type: 'integer' } } }, Dog: { properties: { name: {} } } };
    const { nodes, body } = toFile(withBody(schema), { schemas });
    const node = nodes[body?.node ?? -1];
    expect(node && initialValue(node, nodes)).toEqual(wanted);
  });
});

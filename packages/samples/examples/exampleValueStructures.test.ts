import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toExampleValue } from './exampleValue.ts';

const value = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}) =>
  toExampleValue(schema, createResolve({ components: { schemas } }));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('toExampleValue for choices, recursions and large values', () => {
  it.each([
    ['the first variant', { oneOf: [ref('A'), ref('B')] }, { a: 'texte' }],
    [
      'the shared members and those of the first variant',
      { properties: { s: { const: 1 } }, oneOf: [ref('A'), ref('B')] },
      { s: 1, a: 'texte' },
    ],
    [
      'the documented example of another variant',
      {
        properties: { s: { const: 1 }, a: {}, b: {} },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
        examples: [{ b: 'x' }],
      },
      { b: 'x' },
    ],
    [
      'the mapped value of a discriminator',
      { oneOf: [ref('C')], discriminator: { propertyName: 'k', mapping: { cc: '#/components/schemas/C' } } },
      { k: 'cc' },
    ],
    [
      'the schema name as the value of a discriminator',
      { oneOf: [ref('C')], discriminator: { propertyName: 'k' } },
      { k: 'C' },
    ],
    [
      'a discriminator that the variant does not declare',
      { oneOf: [ref('A')], discriminator: { propertyName: 'k' } },
      { a: 'texte', k: 'A' },
    ],
    [
      'a generated discriminator if the variant has no name',
      { oneOf: [{ properties: { k: { minLength: 6 } } }], discriminator: { propertyName: 'k' } },
      { k: 'textet' },
    ],
    [
      'a deprecated member that the variant requires',
      {
        properties: { a: { const: 1 }, b: { const: 2, deprecated: true } },
        anyOf: [{ required: ['b'] }, { required: ['a'] }],
      },
      { a: 1, b: 2 },
    ],
    [
      'no member that would make another variant of a oneOf valid',
      {
        properties: { a: { const: 1 }, b: { const: 2 }, c: { const: 3 } },
        oneOf: [{ required: ['a'] }, { required: ['a', 'b'] }],
      },
      { a: 1, c: 3 },
    ],
    [
      'no member of its variant that would make another variant valid too',
      { oneOf: [{ properties: { a: { const: 1 }, b: { const: 2 } } }, { properties: { b: {} }, required: ['b'] }] },
      { a: 1 },
    ],
    [
      'the members that the object itself requires',
      {
        properties: { a: { const: 1 }, b: { const: 2 } },
        required: ['b'],
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { b: 2 },
    ],
    ['the first enum value of the first variant', { oneOf: [{ enum: ['x', 'y'] }, { type: 'integer' }] }, 'x'],
    ['the first variant of a nested choice', { oneOf: [{ anyOf: [{ properties: { x: { const: 1 } } }] }] }, { x: 1 }],
    [
      'the first variant of a choice at the fourth level',
      { oneOf: [{ oneOf: [{ oneOf: [{ oneOf: [{ properties: { x: { const: 1 } } }] }] }] }] },
      { x: 1 },
    ],
    [
      'a value for the type of the schema and the bounds of its variant',
      { type: 'string', oneOf: [{ minLength: 7 }, { maxLength: 2 }] },
      'textete',
    ],
    ['a variant that extends its parent', ref('P'), { k: 'q', q: 1 }],
  ])('returns %s', (_name, schema, want) => {
    const schemas = {
      A: { properties: { a: {} }, required: ['a'] },
      B: { properties: { b: {} }, required: ['b'] },
      C: { properties: { k: { type: 'string' } } },
      P: { properties: { k: { type: 'string' } }, discriminator: { propertyName: 'k', mapping: { q: 'Q' } } },
      Q: { allOf: [ref('P'), { properties: { q: { const: 1 } } }] },
    };
    expect(value(schema, schemas)).toEqual(want);
  });

  it.each([
    ['an optional member', { A: { properties: { a: ref('A'), b: { const: 1 } } } }, { b: 1 }],
    ['a required member', { A: { properties: { a: ref('A'), b: { const: 1 } }, required: ['a'] } }, undefined],
    ['a list', { A: { properties: { a: { type: 'array', items: ref('A') } } } }, { a: [] }],
    [
      'two schemas',
      { A: { properties: { b: ref('B') } }, B: { properties: { a: ref('A'), c: { const: 1 } } } },
      { b: { c: 1 } },
    ],
    [
      'a choice',
      {
        A: { oneOf: [ref('N'), ref('L')] },
        N: { properties: { left: ref('A') }, required: ['left'] },
        L: { properties: { leaf: { const: 1 } }, required: ['leaf'] },
      },
      { left: { leaf: 1 } },
    ],
    [
      'a choice inside an object',
      {
        A: { properties: { tree: { oneOf: [ref('N'), ref('L')] } } },
        N: { properties: { left: { oneOf: [ref('N'), ref('L')] } }, required: ['left'] },
        L: { properties: { leaf: { const: 1 } }, required: ['leaf'] },
      },
      { tree: { left: { leaf: 1 } } },
    ],
    [
      'a member that a variant requires',
      { A: { properties: { a: ref('A'), b: { const: 1 } }, anyOf: [{ required: ['b'] }, { required: ['a'] }] } },
      { b: 1 },
    ],
    ['a choice of itself', { A: { type: 'integer', oneOf: [ref('A'), ref('B')] }, B: { minimum: 3 } }, 1],
    [
      'a member of a documented object',
      { A: { properties: { a: ref('A') }, required: ['a'], example: { b: 1 } } },
      { b: 1, a: { b: 1 } },
    ],
    ['a schema that only references itself', { A: ref('A') }, 'texte'],
    [
      'allOf',
      {
        A: { allOf: [ref('B')], properties: { a: { const: 1 } } },
        B: { allOf: [ref('A')], properties: { b: { const: 2 } } },
      },
      { b: 2, a: 1 },
    ],
    [
      'propertyNames',
      { A: { propertyNames: ref('A'), additionalProperties: { const: 1 }, minProperties: 1 } },
      { cle: 1 },
    ],
  ])('ends a recursion through %s', (_name, schemas, want) => expect(value(ref('A'), schemas)).toEqual(want));

  it.each([
    ['a part of it', { allOf: [ref('A')], properties: { b: ref('A') } }, { a: 'texte', b: { a: 'texte' } }],
    [
      'an extension of the same schema',
      { allOf: [ref('A')], properties: { b: { allOf: [ref('A')], properties: { c: { const: 1 } } } } },
      { a: 'texte', b: { a: 'texte', c: 1 } },
    ],
  ])('includes %s inside an extended schema, because that is no recursion', (_name, schema, want) =>
    expect(value(schema, { A: { properties: { a: {} } } })).toEqual(want),
  );

  it('includes required members after hundreds of others', () => {
    const names = Array.from({ length: 300 }, (_, index) => `m${index}`);
    const part = { properties: Object.fromEntries(names.map((name) => [name, {}])), required: names };
    const schema = { properties: { a: part, b: part, last: {} }, required: ['a', 'b', 'last'] };
    expect(value(schema)).toHaveProperty('last', 'texte');
  });

  it.each([
    [198, { may: true }],
    [199, {}],
  ])('generates for an object after %i other values: %j', (count, want) => {
    const others = Array.from({ length: count - 1 }, (_, index) => [`m${index}`, {}] as const);
    const last = { properties: { may: { type: 'boolean' } } };
    expect(value({ properties: { ...Object.fromEntries(others), last } })).toHaveProperty('last', want);
  });

  it('limits the size if a hundred schemas reference each other', () => {
    const names = Array.from({ length: 100 }, (_, index) => `S${index}`);
    const schemas = (required: boolean) =>
      Object.fromEntries(
        names.map((name, index) => {
          const members = [1, 7, 13, 31, 57].map((step) => [`p${step}`, ref(`S${(index + step) % 100}`)] as const);
          return [
            name,
            { properties: Object.fromEntries(members), ...(required && { required: members.map(([key]) => key) }) },
          ];
        }),
      );
    for (const required of [false, true]) {
      expect(JSON.stringify([value(ref('S0'), schemas(required))]).length).toBeLessThan(10_000);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { toExampleValue } from './exampleValue';

const value = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}) =>
  toExampleValue(schema, createResolve({ components: { schemas } }));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('toExampleValue', () => {
  it.each([
    ['an example', { type: 'string', example: 'a', default: 'b' }, 'a'],
    ['the first of its examples', { type: 'string', examples: ['a', 'b'] }, 'a'],
    ['a null that is documented', { type: ['string', 'null'], examples: [null] }, null],
    ['a constant', { const: 3, examples: [4] }, 3],
    ['a default', { type: 'integer', default: 7 }, 7],
    ['the first of an enum that says something', { enum: [null, 'x', 'y'] }, 'x'],
    ['the first of coded values', { oneOf: [{ const: 'A', title: 'a' }, { const: 'B' }] }, 'A'],
    ['a boolean', { type: 'boolean' }, true],
    ['nothing but null', { type: 'null' }, null],
    ['a value beside null', { type: ['null', 'integer'] }, 1],
    ['a value beside null, in 3.0', { type: 'integer', nullable: true }, 1],
    ['a choice with null', { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 5 }] }, 5],
    ['anything', true, 'texte'],
    ['anything, in other words', {}, 'texte'],
    ['a type that is understood', { minimum: 4 }, 4],
    ['a list that is understood from its size', { minItems: 2 }, ['texte', 'texte']],
    ['a list that is understood from its rule', { uniqueItems: true }, ['texte']],
    ['a list with what it must contain', { contains: { const: 3 } }, [3]],
    ['an object that is understood from its size', { minProperties: 1 }, { cle: 'texte' }],
    ['an object that is understood from its names', { propertyNames: { minLength: 2 } }, {}],
    ['an object that is understood from its rule', { dependentRequired: { a: ['b'] } }, {}],
    ['a text where several types are meant', { minItems: 2, minLength: 6 }, 'textet'],
    ['a reference to nothing', ref('Absent'), 'texte'],
  ])('takes %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it.each([
    ['a number that is meant as a text', { type: 'string', example: 12 }, '12'],
    ['a default that is meant as a text', { type: ['string', 'null'], default: true }, 'true'],
    ['a text that is meant as a number', { type: 'integer', example: '-12' }, -12],
    ['a text that is meant as a decimal number', { type: 'number', example: '1.50' }, 1.5],
    ['a text that is meant as a boolean', { type: 'boolean', example: 'false' }, false],
    ['a text that is no number as it is', { type: 'integer', example: '0x1F' }, '0x1F'],
    ['a number where texts and numbers may stand', { type: ['string', 'integer'], example: 12 }, 12],
    ['a value where an example was left empty', { type: 'integer', example: null, minimum: 3 }, 3],
    ['a null that 3.0 allows', { type: 'integer', nullable: true, example: null }, null],
    ['an empty text as it is', { type: 'number', example: '' }, ''],
  ])('takes %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it('leaves out what is never given back, where the server writes', () => {
    const schema = { properties: { id: { readOnly: true }, secret: { writeOnly: true } } };
    const resolve = createResolve({});
    expect(toExampleValue(schema, resolve, 'server')).toEqual({ id: 'texte' });
    expect(toExampleValue(schema, resolve, 'client')).toEqual({ secret: 'texte' });
  });

  it('has none for what allows nothing', () => {
    expect(value(false)).toBeUndefined();
    expect(value({ properties: { a: false, b: { type: 'boolean' } } })).toEqual({ b: true });
    expect(value({ items: false })).toEqual([]);
  });

  it.each([
    ['every member', { properties: { a: { type: 'boolean' }, b: {} } }, { a: true, b: 'texte' }],
    ['no member that is only read', { properties: { a: { readOnly: true }, b: {} }, required: ['a'] }, { b: 'texte' }],
    ['no deprecated member', { properties: { a: { deprecated: true }, b: {} } }, { b: 'texte' }],
    [
      'a deprecated member that must be there',
      { properties: { a: { deprecated: true } }, required: ['a'] },
      { a: 'texte' },
    ],
    ['a member that is required without a schema', { required: ['a'] }, { a: 'texte' }],
    ['a member of any name', { additionalProperties: { type: 'integer' }, minProperties: 1 }, { cle: 1 }],
    [
      'a member of a name that is listed',
      { propertyNames: { enum: ['lundi', 'mardi'] }, minProperties: 1 },
      { lundi: 'texte' },
    ],
    [
      'a member of a name that is long enough',
      { propertyNames: { minLength: 5 }, minProperties: 1 },
      { clecl: 'texte' },
    ],
    [
      'a member whose name is an example',
      { propertyNames: { pattern: '^..-', examples: ['FR-75'] }, minProperties: 1 },
      { 'FR-75': 'texte' },
    ],
    ['no member of any name', { type: 'object', additionalProperties: { type: 'integer' } }, {}],
    [
      'all parts',
      { allOf: [{ properties: { a: {} } }, { properties: { b: { const: 1 } } }], properties: { c: { const: 2 } } },
      { a: 'texte', b: 1, c: 2 },
    ],
    [
      'an example that lacks what must be there',
      {
        example: { a: 1, id: 9 },
        properties: { a: {}, b: { const: 2 }, c: {}, id: { readOnly: true } },
        required: ['b'],
      },
      { a: 1, b: 2 },
    ],
    [
      'a name that objects have',
      { properties: { constructor: { const: 1 }, ['__proto__']: { const: 2 } } },
      JSON.parse('{"constructor":1,"__proto__":2}'),
    ],
  ])('gives an object %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it('takes optional members as far as three objects down, required ones to the end', () => {
    const nest = (depth: number): object =>
      depth === 0
        ? { type: 'boolean' }
        : { properties: { must: nest(depth - 1), may: { const: depth } }, required: ['must'] };
    expect(value(nest(5))).toEqual({ may: 5, must: { may: 4, must: { may: 3, must: { must: { must: true } } } } });
  });

  it.each([
    ['one element', { type: 'array', items: { type: 'boolean' } }, [true]],
    ['elements of any kind', { type: 'array' }, ['texte']],
    ['as many as it must', { items: { type: 'integer' }, minItems: 2 }, [1, 1]],
    ['three at most', { items: { type: 'integer' }, minItems: 900 }, [1, 1, 1]],
    ['none where none may be', { items: { type: 'integer' }, maxItems: 0 }, []],
    ['different texts', { items: { type: 'string' }, minItems: 2, uniqueItems: true }, ['texte', 'text1']],
    ['different numbers', { items: { type: 'integer' }, minItems: 2, uniqueItems: true }, [1, 2]],
    ['different codes', { items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true }, ['a', 'b']],
    [
      'one object where two may not be the same',
      { items: { properties: { a: {} } }, minItems: 2, uniqueItems: true },
      [{ a: 'texte' }],
    ],
    ['each of a tuple', { prefixItems: [{ const: 1 }, { const: 'b' }] }, [1, 'b']],
    ['the rest of a tuple', { prefixItems: [{ const: 1 }], items: { const: 2 }, minItems: 2 }, [1, 2]],
  ])('gives a list %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it.each([
    ['the first variant', { oneOf: [ref('A'), ref('B')] }, { a: 'texte' }],
    [
      'what all variants share too',
      { properties: { s: { const: 1 } }, oneOf: [ref('A'), ref('B')] },
      { s: 1, a: 'texte' },
    ],
    [
      'the value of a discriminator',
      { oneOf: [ref('C')], discriminator: { propertyName: 'k', mapping: { cc: '#/components/schemas/C' } } },
      { k: 'cc' },
    ],
    ['the name of a variant', { oneOf: [ref('C')], discriminator: { propertyName: 'k' } }, { k: 'C' }],
    [
      'what a variant requires',
      {
        properties: { a: { const: 1 }, b: { const: 2, deprecated: true } },
        anyOf: [{ required: ['b'] }, { required: ['a'] }],
      },
      { a: 1, b: 2 },
    ],
    [
      'what one variant alone requires, where no other may fit',
      {
        properties: { a: { const: 1 }, b: { const: 2 }, c: { const: 3 } },
        oneOf: [{ required: ['a'] }, { required: ['a', 'b'] }],
      },
      { a: 1, c: 3 },
    ],
    [
      'what the object requires, whatever the variants do',
      {
        properties: { a: { const: 1 }, b: { const: 2 } },
        required: ['b'],
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { a: 1, b: 2 },
    ],
    ['a choice in a choice', { oneOf: [{ anyOf: [{ properties: { x: { const: 1 } } }] }] }, { x: 1 }],
    ['a type beside bounds', { type: 'string', oneOf: [{ minLength: 7 }, { maxLength: 2 }] }, 'textete'],
    ['a variant that takes up its parent', ref('P'), { k: 'q', q: 1 }],
  ])('takes %s', (_name, schema, want) => {
    const schemas = {
      A: { properties: { a: {} } },
      B: { properties: { b: {} } },
      C: { properties: { k: { type: 'string' } } },
      P: { properties: { k: { type: 'string' } }, discriminator: { propertyName: 'k', mapping: { q: 'Q' } } },
      Q: { allOf: [ref('P'), { properties: { q: { const: 1 } } }] },
    };
    expect(value(schema, schemas)).toEqual(want);
  });

  it.each([
    ['a member', { A: { properties: { a: ref('A'), b: { const: 1 } } } }, { b: 1 }],
    ['a member that is required', { A: { properties: { a: ref('A'), b: { const: 1 } }, required: ['a'] } }, { b: 1 }],
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
        N: { properties: { left: ref('A') } },
        L: { properties: { leaf: { const: 1 } } },
      },
      { left: { leaf: 1 } },
    ],
    ['nothing but itself', { A: ref('A') }, 'texte'],
    [
      'allOf',
      {
        A: { allOf: [ref('B')], properties: { a: { const: 1 } } },
        B: { allOf: [ref('A')], properties: { b: { const: 2 } } },
      },
      { b: 2, a: 1 },
    ],
    [
      'the names of members',
      { A: { propertyNames: ref('A'), additionalProperties: { const: 1 }, minProperties: 1 } },
      { cle: 1 },
    ],
  ])('ends a recursion through %s', (_name, schemas, want) => expect(value(ref('A'), schemas)).toEqual(want));

  it('gives what must be there after hundreds of members', () => {
    const names = Array.from({ length: 300 }, (_, index) => `m${index}`);
    const part = { properties: Object.fromEntries(names.map((name) => [name, {}])), required: names };
    const schema = { properties: { a: part, b: part, last: {} }, required: ['a', 'b', 'last'] };
    expect(value(schema)).toHaveProperty('last', 'texte');
  });

  it('stays small where a hundred schemas refer to each other', () => {
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
      expect(JSON.stringify(value(ref('S0'), schemas(required))).length).toBeLessThan(10_000);
    }
  });
});

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
    ['a documented null', { type: ['string', 'null'], examples: [null] }, null],
    ['a constant', { const: 3, examples: [4] }, 3],
    ['a default', { type: 'integer', default: 7 }, 7],
    ['the first enum value other than null', { enum: [null, 'x', 'y'] }, 'x'],
    ['the first const of a oneOf', { oneOf: [{ const: 'A', title: 'a' }, { const: 'B' }] }, 'A'],
    ['a boolean', { type: 'boolean' }, true],
    ['null if it is the only type', { type: 'null' }, null],
    ['a value of the type other than null', { type: ['null', 'integer'] }, 1],
    ['a value of a nullable type of OpenAPI 3.0', { type: 'integer', nullable: true }, 1],
    ['the variant other than null', { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 5 }] }, 5],
    ['a text for the schema true', true, 'texte'],
    ['a text for an empty schema', {}, 'texte'],
    ['a number if the type is implied by a bound', { minimum: 4 }, 4],
    ['a list if the type is implied by minItems', { minItems: 2 }, ['texte', 'texte']],
    ['a list if the type is implied by uniqueItems', { uniqueItems: true }, ['texte']],
    ['a list with an item that matches contains', { contains: { const: 3 } }, [3]],
    ['an object if the type is implied by minProperties', { minProperties: 1 }, { cle: 'texte' }],
    ['an object if the type is implied by propertyNames', { propertyNames: { minLength: 2 } }, {}],
    ['an object if the type is implied by dependentRequired', { dependentRequired: { a: ['b'] } }, {}],
    ['a text if keywords imply several types', { minItems: 2, minLength: 6 }, 'textet'],
    ['a text for a reference without a target', ref('Absent'), 'texte'],
  ])('returns %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it.each([
    ['a number as a string, if the type is string', { type: 'string', example: 12 }, '12'],
    ['a boolean default as a string, if the type is string', { type: ['string', 'null'], default: true }, 'true'],
    ['a string as an integer, if the type is integer', { type: 'integer', example: '-12' }, -12],
    ['a string as a decimal number, if the type is number', { type: 'number', example: '1.50' }, 1.5],
    ['a string as a boolean, if the type is boolean', { type: 'boolean', example: 'false' }, false],
    ['a string that is not a number unchanged', { type: 'integer', example: '0x1F' }, '0x1F'],
    ['a number unchanged, if strings and integers are allowed', { type: ['string', 'integer'], example: 12 }, 12],
    ['a generated value for an empty example', { type: 'integer', example: null, minimum: 3 }, 3],
    ['null for a nullable type of OpenAPI 3.0', { type: 'integer', nullable: true, example: null }, null],
    ['an empty string unchanged', { type: 'number', example: '' }, ''],
  ])('returns %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it('omits write-only members if the server sends the value, and read-only members if the client does', () => {
    const schema = { properties: { id: { readOnly: true }, secret: { writeOnly: true } } };
    const resolve = createResolve({});
    expect(toExampleValue(schema, resolve, 'server')).toEqual({ id: 'texte' });
    expect(toExampleValue(schema, resolve, 'client')).toEqual({ secret: 'texte' });
  });

  it('returns no value for a schema that allows none', () => {
    expect(value(false)).toBeUndefined();
    expect(value({ properties: { a: false, b: { type: 'boolean' } } })).toEqual({ b: true });
    expect(value({ items: false })).toEqual([]);
  });

  it.each([
    ['all members', { properties: { a: { type: 'boolean' }, b: {} } }, { a: true, b: 'texte' }],
    ['no read-only member', { properties: { a: { readOnly: true }, b: {} }, required: ['a'] }, { b: 'texte' }],
    ['no deprecated member', { properties: { a: { deprecated: true }, b: {} } }, { b: 'texte' }],
    ['a required deprecated member', { properties: { a: { deprecated: true } }, required: ['a'] }, { a: 'texte' }],
    ['a required member without a schema', { required: ['a'] }, { a: 'texte' }],
    [
      'a generated member if minProperties requires one',
      { additionalProperties: { type: 'integer' }, minProperties: 1 },
      { cle: 1 },
    ],
    [
      'a generated member with a name from an enum',
      { propertyNames: { enum: ['lundi', 'mardi'] }, minProperties: 1 },
      { lundi: 'texte' },
    ],
    [
      'a generated member with a name of the minimum length',
      { propertyNames: { minLength: 5 }, minProperties: 1 },
      { clecl: 'texte' },
    ],
    [
      'a generated member with an example name',
      { propertyNames: { pattern: '^..-', examples: ['FR-75'] }, minProperties: 1 },
      { 'FR-75': 'texte' },
    ],
    ['no generated member if none is required', { type: 'object', additionalProperties: { type: 'integer' } }, {}],
    [
      'the members of all parts of an allOf',
      { allOf: [{ properties: { a: {} } }, { properties: { b: { const: 1 } } }], properties: { c: { const: 2 } } },
      { a: 'texte', b: 1, c: 2 },
    ],
    [
      'the members of an example, and the required members that it lacks',
      {
        example: { a: 1, id: 9 },
        properties: { a: {}, b: { const: 2 }, c: {}, id: { readOnly: true } },
        required: ['b'],
      },
      { a: 1, b: 2 },
    ],
    [
      'members with the names of built-in properties',
      { properties: { constructor: { const: 1 }, ['__proto__']: { const: 2 } } },
      JSON.parse('{"constructor":1,"__proto__":2}'),
    ],
  ])('returns an object with %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it('includes optional members down to the third level, and required members at every level', () => {
    const nest = (depth: number): object =>
      depth === 0
        ? { type: 'boolean' }
        : { properties: { must: nest(depth - 1), may: { const: depth } }, required: ['must'] };
    expect(value(nest(5))).toEqual({ may: 5, must: { may: 4, must: { may: 3, must: { must: { must: true } } } } });
  });

  it.each([
    ['one item', { type: 'array', items: { type: 'boolean' } }, [true]],
    ['one item without a schema', { type: 'array' }, ['texte']],
    ['as many items as minItems requires', { items: { type: 'integer' }, minItems: 2 }, [1, 1]],
    ['at most three items', { items: { type: 'integer' }, minItems: 900 }, [1, 1, 1]],
    ['no items if maxItems is 0', { items: { type: 'integer' }, maxItems: 0 }, []],
    [
      'different texts if uniqueItems is set',
      { items: { type: 'string' }, minItems: 2, uniqueItems: true },
      ['texte', 'text1'],
    ],
    ['different numbers if uniqueItems is set', { items: { type: 'integer' }, minItems: 2, uniqueItems: true }, [1, 2]],
    [
      'different enum values if uniqueItems is set',
      { items: { enum: ['a', 'b'] }, minItems: 2, uniqueItems: true },
      ['a', 'b'],
    ],
    [
      'only one object if uniqueItems is set',
      { items: { properties: { a: {} } }, minItems: 2, uniqueItems: true },
      [{ a: 'texte' }],
    ],
    ['one item for each schema of a tuple', { prefixItems: [{ const: 1 }, { const: 'b' }] }, [1, 'b']],
    ['more items after those of a tuple', { prefixItems: [{ const: 1 }], items: { const: 2 }, minItems: 2 }, [1, 2]],
    ['as many items as minItems requires after a tuple', { prefixItems: [{ const: 1 }], minItems: 2 }, [1, 'texte']],
    ['no items after a tuple if items is false', { prefixItems: [{ const: 1 }], items: false, minItems: 2 }, [1]],
  ])('returns a list with %s', (_name, schema, want) => expect(value(schema)).toEqual(want));

  it.each([
    ['the first variant', { oneOf: [ref('A'), ref('B')] }, { a: 'texte' }],
    [
      'the shared members and those of the first variant',
      { properties: { s: { const: 1 } }, oneOf: [ref('A'), ref('B')] },
      { s: 1, a: 'texte' },
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
      'the members that the object itself requires',
      {
        properties: { a: { const: 1 }, b: { const: 2 } },
        required: ['b'],
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { a: 1, b: 2 },
    ],
    ['the first variant of a nested choice', { oneOf: [{ anyOf: [{ properties: { x: { const: 1 } } }] }] }, { x: 1 }],
    [
      'a value for the type of the schema and the bounds of its variant',
      { type: 'string', oneOf: [{ minLength: 7 }, { maxLength: 2 }] },
      'textete',
    ],
    ['a variant that extends its parent', ref('P'), { k: 'q', q: 1 }],
  ])('returns %s', (_name, schema, want) => {
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
    ['an optional member', { A: { properties: { a: ref('A'), b: { const: 1 } } } }, { b: 1 }],
    ['a required member', { A: { properties: { a: ref('A'), b: { const: 1 } }, required: ['a'] } }, { b: 1 }],
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

  it('includes required members after hundreds of others', () => {
    const names = Array.from({ length: 300 }, (_, index) => `m${index}`);
    const part = { properties: Object.fromEntries(names.map((name) => [name, {}])), required: names };
    const schema = { properties: { a: part, b: part, last: {} }, required: ['a', 'b', 'last'] };
    expect(value(schema)).toHaveProperty('last', 'texte');
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
      expect(JSON.stringify(value(ref('S0'), schemas(required))).length).toBeLessThan(10_000);
    }
  });
});

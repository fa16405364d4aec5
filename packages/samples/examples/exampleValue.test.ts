import { toExactNumber } from '@reliure/openapi';
import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toExampleValue } from './exampleValue.ts';

const value = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}) =>
  toExampleValue(schema, createResolve({ components: { schemas } }));
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('toExampleValue', () => {
  it.each([
    ['an example', { type: 'string', example: 'a', default: 'b' }, 'a'],
    ['the first of its examples', { type: 'string', examples: ['a', 'b'] }, 'a'],
    ['a documented null', { type: ['string', 'null'], examples: [null] }, null],
    ['a documented null if there is no type', { example: null }, null],
    ['an example of another type', { type: 'object', example: 'a' }, 'a'],
    ['a constant', { const: 3, examples: [4] }, 3],
    ['a default', { type: 'integer', default: 7 }, 7],
    ['the first enum value other than null', { enum: [null, 'x', 'y'] }, 'x'],
    ['the first const of a oneOf', { oneOf: [{ const: 'A', title: 'a' }, { const: 'B' }] }, 'A'],
    ['the first const of a oneOf other than null', { oneOf: [{ const: null }, { const: 'A' }] }, 'A'],
    ['a boolean', { type: 'boolean' }, true],
    ['null if it is the only type', { type: 'null' }, null],
    ['an integer within bounds that are not integers', { type: 'integer', minimum: 1.5 }, 2],
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
    ['a string as a decimal number, if the type is number', { type: 'number', example: '1.50' }, toExactNumber('1.50')],
    ['a string as a boolean, if the type is boolean', { type: 'boolean', example: 'false' }, false],
    ['another string as a boolean, if the type is boolean', { type: 'boolean', example: 'true' }, true],
    ['a string that is not a boolean unchanged', { type: 'boolean', example: 'oui' }, 'oui'],
    ['a string that is not a number unchanged', { type: 'integer', example: '0x1F' }, '0x1F'],
    ['a string that only ends with a number unchanged', { type: 'integer', example: 'n° 12' }, 'n° 12'],
    ['a string of digits unchanged, if there is no type', { example: '12' }, '12'],
    ['a list unchanged, if the type is integer', { type: 'integer', example: [5] }, [5]],
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
    expect(value({ properties: { a: false, b: { type: 'boolean' } } })).toStrictEqual({ b: true });
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
      'a generated text if additionalProperties is true',
      { additionalProperties: true, minProperties: 1 },
      { cle: 'texte' },
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
      'different objects if uniqueItems is set',
      { items: { properties: { a: {} } }, minItems: 2, uniqueItems: true },
      [{ a: 'texte' }, { a: 'text1' }],
    ],
    ['one item for each schema of a tuple', { prefixItems: [{ const: 1 }, { const: 'b' }] }, [1, 'b']],
    ['more items after those of a tuple', { prefixItems: [{ const: 1 }], items: { const: 2 }, minItems: 2 }, [1, 2]],
    ['as many items as minItems requires after a tuple', { prefixItems: [{ const: 1 }], minItems: 2 }, [1, 'texte']],
  ])('returns a list with %s', (_name, schema, want) => expect(value(schema)).toEqual(want));
});

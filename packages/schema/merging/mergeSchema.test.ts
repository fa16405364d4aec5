import { describe, expect, it } from 'vitest';
import { createResolve, ExactNumber } from '@reliure/openapi';
import { allowsNothing, mergeSchema } from './mergeSchema.ts';

const schemas = {
  Base: { description: 'Base', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } },
  Child: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['own'], properties: { own: {} } }] },
  Ping: { allOf: [{ $ref: '#/components/schemas/Pong' }], properties: { ping: {} } },
  Pong: { allOf: [{ $ref: '#/components/schemas/Ping' }], properties: { pong: {} } },
  Parent: {
    oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Two' }],
    properties: { kind: {} },
  },
  One: { allOf: [{ $ref: '#/components/schemas/Parent' }, { properties: { one: {} } }] },
  Two: { properties: { two: {} } },
  Alias: { $ref: '#/components/schemas/Base' },
  Other: { description: 'Other', example: 1 },
  Abc: { enum: ['a', 'b', 'c'] },
  Short: { maxLength: 10 },
};
const resolve = createResolve({ components: { schemas } });
const to = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const merge = (...given: readonly unknown[]) => mergeSchema(given, resolve);
const fields = (...given: readonly unknown[]) => [...merge(...given).properties.keys()];

describe('mergeSchema', () => {
  it('follows a reference', () => {
    const { name, pointer, keywords } = merge(to('Base'));
    expect([name, pointer, keywords['description']]).toEqual(['Base', '#/components/schemas/Base', 'Base']);
  });

  it.each([
    ['allOf', [to('Child')], ['id', 'note', 'own']],
    ['members beside a $ref', [{ ...to('Base'), properties: { more: {} } }], ['id', 'note', 'more']],
    ['several schemas', [to('Base'), { properties: { more: {} } }], ['id', 'note', 'more']],
    ['a cycle through allOf, once', [to('Ping')], ['pong', 'ping']],
    ['the only alternative to null', [{ anyOf: [to('Base'), { type: 'null' }] }], ['id', 'note']],
    ['names of inherited members', [{ properties: { constructor: {}, toString: {} } }], ['constructor', 'toString']],
  ])('merges the fields of %s', (_name, given, want) => expect(fields(...given)).toEqual(want));

  it('keeps all schemas of a field', () => {
    const nearer = { description: 'Nearer' };
    const { properties } = merge({ allOf: [to('Base')], properties: { id: nearer } });
    expect(properties.get('id')).toEqual([{ type: 'string' }, nearer]);
  });

  it('requires what any of its parts requires', () => expect([...merge(to('Child')).required]).toEqual(['id', 'own']));

  it('overrides keywords of included schemas', () => {
    const { keywords } = merge({ allOf: [to('Base')], description: 'Near', title: 'T' });
    expect([keywords['description'], keywords['title']]).toEqual(['Near', 'T']);
  });

  it.each([
    ['a reference', [to('Base')], 'Base'],
    ['an alias', [to('Alias')], 'Alias'],
    ['an annotated reference in 3.0', [{ allOf: [to('Base')], description: 'a', nullable: true }], 'Base'],
    ['an annotated reference in 3.1', [{ ...to('Base'), description: 'a' }], 'Base'],
    ['a reference or null', [{ anyOf: [to('Base'), { type: 'null' }] }], 'Base'],
    ['a reference and a separate annotation', [to('Base'), { description: 'a' }], 'Base'],
    ['two references', [{ allOf: [to('Base'), to('Two')] }], null],
    ['a reference with additional fields', [{ allOf: [to('Base')], properties: { a: {} } }], null],
    ['a choice', [{ anyOf: [to('Base'), to('Two')] }], null],
    ['a plain schema', [{ type: 'string' }], null],
    ['a boolean schema', [true], null],
  ])('returns the name of %s', (_name, given, want) => expect(merge(...given).name).toBe(want));

  it.each([
    ['null in oneOf', { oneOf: [to('Base'), { type: 'null' }] }],
    ['null in anyOf', { anyOf: [{ type: ['null'] }, to('Base')] }],
    ['null among several', { anyOf: [to('Base'), to('Two'), { type: 'null' }] }],
  ])('treats %s as nullable', (_name, given) => expect(merge(given).keywords['nullable']).toBe(true));

  it.each([
    ['oneOf', { oneOf: [to('Base'), to('Two')] }, ['oneOf 2']],
    ['oneOf and anyOf', { oneOf: [{}], anyOf: [{}, {}] }, ['oneOf 1', 'anyOf 2']],
    ['several alternatives to null', { anyOf: [{}, {}, { type: 'null' }] }, ['anyOf 2']],
    ['null alone', { oneOf: [{ type: 'null' }] }, ['oneOf 1']],
    ['a parent', { allOf: [to('Parent')] }, ['oneOf 2']],
    ['a parent whose choice contains the schema: none', to('One'), []],
    [
      'a mapping without oneOf',
      { discriminator: { propertyName: 'k', mapping: { a: 'Two', b: 'Base' } } },
      ['oneOf 2'],
    ],
    ['a discriminator without mapping', { discriminator: { propertyName: 'k' } }, []],
  ])('returns the choices of %s', (_name, given, want) => {
    expect(merge(given).choices.map(({ rule, schemas: offered }) => `${rule} ${offered.length}`)).toEqual(want);
  });

  it('keeps the description of a condition', () => {
    const condition = { description: 'Si a, b.', if: {}, then: {} };
    const { conditions, keywords } = merge({ allOf: [condition], description: 'Whole' });
    expect(conditions).toEqual([condition]);
    expect(keywords).toEqual({ description: 'Whole' });
    expect(merge(condition).keywords).toEqual({});
  });

  it('returns dependentRequired', () => {
    expect(merge({ dependentRequired: { a: ['b', 3], c: [] } }).dependentRequired).toEqual([
      ['a', ['b']],
      ['c', []],
    ]);
  });

  it.each([
    ['a reference and its alias', to('Base'), to('Alias')],
    ['a reference and its annotated form', to('Base'), { ...to('Base'), description: 'a' }],
    ['a reference and the 3.0 form of it', to('Base'), { allOf: [to('Base'), { title: 'a' }], type: 'object' }],
    ['a reference and its nullable form', to('Base'), { anyOf: [to('Base'), { type: 'null' }] }],
  ])('returns the same sources for %s', (_name, one, other) =>
    expect(merge(one).sources).toEqual(merge(other).sources),
  );

  it('returns no sources without structure', () => {
    expect(merge({ type: 'object', description: 'a', additionalProperties: true, items: false }).sources.size).toBe(0);
  });

  it.each<readonly [string, readonly unknown[], object]>([
    [
      'the narrower lengths',
      [
        {
          allOf: [
            { minLength: 5, maxLength: 10 },
            { minLength: 2, maxLength: 40 },
          ],
        },
      ],
      { minLength: 5, maxLength: 10 },
    ],
    ['the narrower bound beside a $ref', [{ ...to('Short'), maxLength: 40 }], { maxLength: 10 }],
    ['the narrower bound of several schemas', [{ minItems: 1 }, { minItems: 3 }, { minItems: 2 }], { minItems: 3 }],
    [
      'a strict bound of 3.0',
      [{ allOf: [{ minimum: 3, exclusiveMinimum: true }, { minimum: 3 }] }],
      { exclusiveMinimum: 3 },
    ],
    ['a bound wider than a strict one', [{ minimum: 3 }, { exclusiveMinimum: 2 }], { minimum: 3 }],
    [
      'digits that a double rounds',
      [{ maximum: new ExactNumber('9007199254740993') }, { maximum: 9007199254740992 }],
      { maximum: 9007199254740992 },
    ],
    ['the values in both lists', [{ allOf: [{ enum: ['a', 'b'] }, to('Abc')] }], { enum: ['a', 'b'] }],
    ['equal numbers in both lists', [{ enum: [new ExactNumber('1.0'), 3] }, { enum: [1, 2] }], { enum: [1] }],
    [
      'equal objects in both lists',
      [{ enum: [{ a: 1, b: [2] }] }, { enum: [{ b: [2], a: 1 }, 3] }],
      { enum: [{ a: 1, b: [2] }] },
    ],
    ['a constant in a list', [to('Abc'), { const: 'b' }], { const: 'b' }],
    ['the listed values within bounds', [{ enum: [1, 5, 10] }, { maximum: 5 }], { enum: [1, 5], maximum: 5 }],
    [
      'the listed values that no part excludes',
      [to('Abc'), { not: { enum: ['c'] } }],
      { enum: ['a', 'b'], not: { enum: ['c'] } },
    ],
    ['the common type', [{ type: ['number', 'string'] }, { type: ['integer', 'null'] }], { type: 'integer' }],
    [
      'null if all types include it',
      [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
      { type: 'string', nullable: true },
    ],
    ['no null that another type forbids', [{ type: 'string', nullable: true }, { type: 'string' }], { type: 'string' }],
    [
      'null of `nullable` beside `allOf`',
      [{ allOf: [{ type: 'string' }], nullable: true }],
      { type: 'string', nullable: true },
    ],
    ['null of `nullable` beside a $ref', [{ ...to('Abc'), nullable: true }], { nullable: true, enum: ['a', 'b', 'c'] }],
    [
      'null of `nullable` that a list lacks',
      [{ type: 'string', nullable: true, enum: ['a'] }],
      { type: 'string', nullable: true, enum: ['a'] },
    ],
    [
      'no null of `nullable` in one part only',
      [{ allOf: [{ type: 'string' }, { nullable: true, maxLength: 3 }] }],
      { type: 'string', maxLength: 3 },
    ],
    [
      'no null of `nullable` that another list lacks',
      [{ enum: ['a'], nullable: true }, { enum: ['a', 'b'] }],
      { enum: ['a'] },
    ],
    ['a common multiple', [{ multipleOf: 4 }, { multipleOf: 6 }], { multipleOf: 12 }],
    ['a common multiple of decimals', [{ multipleOf: 0.1 }, { multipleOf: 0.25 }], { multipleOf: 0.5 }],
    [
      'a flag of any part',
      [
        { readOnly: true, uniqueItems: true },
        { readOnly: false, deprecated: true },
      ],
      { readOnly: true, uniqueItems: true, deprecated: true },
    ],
    [
      'all patterns',
      [{ allOf: [{ pattern: '^a' }, { pattern: 'b$' }, { pattern: '^a' }] }],
      { pattern: '^a', allOf: [{ pattern: 'b$' }] },
    ],
    [
      'all exclusions',
      [{ allOf: [{ not: { enum: ['root'] } }, { not: { pattern: '^_' } }] }],
      { not: { enum: ['root'] }, allOf: [{ not: { pattern: '^_' } }] },
    ],
    ['all formats', [{ format: 'hostname' }, { format: 'idn' }], { format: 'idn', allOf: [{ format: 'hostname' }] }],
    [
      'all tests of items',
      [{ contains: { const: 1 }, maxContains: 1 }, { contains: { const: 2 } }],
      { contains: { const: 2 }, allOf: [{ contains: { const: 1 }, maxContains: 1 }] },
    ],
    [
      'items of both',
      [{ items: { minLength: 1 } }, { items: { maxLength: 3 } }],
      { items: { allOf: [{ maxLength: 3 }, { minLength: 1 }] } },
    ],
    [
      'items of both by position',
      [{ prefixItems: [{ minLength: 1 }], items: false }, { items: { type: 'string' } }],
      { prefixItems: [{ allOf: [{ type: 'string' }, { minLength: 1 }] }], items: false },
    ],
    [
      'members by pattern of both',
      [{ patternProperties: { '^x': { minLength: 1 } } }, { patternProperties: { '^x': { maxLength: 3 }, '^y': {} } }],
      { patternProperties: { '^x': { allOf: [{ maxLength: 3 }, { minLength: 1 }] }, '^y': {} } },
    ],
    [
      'other members of both',
      [{ additionalProperties: { minLength: 1 } }, { additionalProperties: { maxLength: 3 } }],
      { additionalProperties: { allOf: [{ maxLength: 3 }, { minLength: 1 }] } },
    ],
    [
      'no members by a pattern that another part does not name',
      [{ additionalProperties: false }, { patternProperties: { '^x': { minLength: 1 } } }],
      { patternProperties: { '^x': false }, additionalProperties: false },
    ],
  ])('keeps %s', (_fact, given, want) => expect(merge(...given).keywords).toEqual(want));

  it.each([
    ['lists without a common value', [{ enum: ['a'] }, { enum: ['b'] }], ['enum: ["b"]', 'enum: ["a"]']],
    ['two constants', [{ const: 1 }, { const: 2 }], ['const: 2', 'const: 1']],
    ['types without a common one', [{ type: 'string' }, { type: 'integer' }], ['type: "integer"', 'type: "string"']],
    ['a minimum above a maximum', [{ type: 'integer', minimum: 5 }, { maximum: 3 }], ['minimum: 5', 'maximum: 3']],
    [
      'equal strict bounds',
      [{ type: 'number', exclusiveMinimum: 3 }, { maximum: 3 }],
      ['exclusiveMinimum: 3', 'maximum: 3'],
    ],
    [
      'no integer between bounds',
      [{ type: 'integer', minimum: 1.2, maximum: 1.8 }],
      ['type: "integer"', 'minimum: 1.2', 'maximum: 1.8'],
    ],
    [
      'no multiple between bounds',
      [{ type: 'number', minimum: 11, maximum: 19 }, { multipleOf: 10 }],
      ['minimum: 11', 'maximum: 19', 'multipleOf: 10'],
    ],
    ['lengths', [{ type: 'string', minLength: 5 }, { maxLength: 3 }], ['minLength: 5', 'maxLength: 3']],
    [
      'counts of items',
      [{ type: 'array', minItems: 2, items: false }],
      ['minItems: 2', 'prefixItems: 0', 'items: false'],
    ],
    [
      'more required members than allowed',
      [{ type: 'object', required: ['a', 'b'] }, { maxProperties: 1 }],
      ['required: ["a","b"]', 'maxProperties: 1'],
    ],
    ['a constant out of bounds', [{ const: 9 }, { maximum: 5 }], ['const: 9', 'maximum: 5']],
    ['values of another type', [{ type: 'string', enum: [1, 2] }], ['enum: [1,2]', 'type: "string"']],
    [
      'constants that a list lacks',
      [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['c'] }],
      ['oneOf: [{"const":"a"},{"const":"b"}]', 'enum: ["c"]'],
    ],
  ])('finds no value for %s', (_fact, given, want) => {
    const merged = merge(...given);
    expect(allowsNothing(merged)).toBe(true);
    expect(merged.conflicts.map(({ message }) => message)).toEqual([
      `No value satisfies ${want.map((keyword) => `\`${keyword}\``).join(' and ')}, which apply together.`,
    ]);
  });

  it.each([
    ['values of another type', [{ minimum: 5, maximum: 3 }]],
    ['another type in the list', [{ type: ['integer', 'string'], minimum: 5, maximum: 3 }]],
  ])('allows %s than that of the bounds that contradict each other', (_fact, given) => {
    expect([allowsNothing(merge(...given)), merge(...given).conflicts.length]).toEqual([false, 1]);
  });

  it.each([
    [
      'of another part that allows no others',
      [{ properties: { a: {} }, additionalProperties: false }, { properties: { b: { minLength: 1 } } }],
      [false, { minLength: 1 }],
    ],
    [
      'of another part that limits others',
      [{ additionalProperties: { type: 'string' } }, { properties: { b: { minLength: 1 } } }],
      [{ type: 'string' }, { minLength: 1 }],
    ],
    [
      'by name and by pattern',
      [{ patternProperties: { '^b': { maxLength: 3 } } }, { properties: { b: { minLength: 1 } } }],
      [{ maxLength: 3 }, { minLength: 1 }],
    ],
    [
      'that its own part names by pattern',
      [{ patternProperties: { '^b': {} }, additionalProperties: false }, { properties: { b: { minLength: 1 } } }],
      [{}, { minLength: 1 }],
    ],
    [
      'of another part without unevaluated members',
      [{ properties: { a: {} }, unevaluatedProperties: false }, { properties: { b: {} } }],
      [false, {}],
    ],
    ['of an included part', [{ allOf: [{ properties: { b: {} } }], unevaluatedProperties: false }], [{}]],
  ])('applies all schemas to a member %s', (_fact, given, want) => {
    expect(merge(...given).properties.get('b')).toEqual(want);
  });

  it.each([
    ['the outermost', { allOf: [to('Base')], description: 'Own', examples: [1] }, ['Own', [1]]],
    ['the first that it refers to', { allOf: [to('Base'), to('Other')] }, ['Base', undefined]],
    ['what is written in place', { allOf: [to('Base'), { description: 'In place' }] }, ['In place', undefined]],
    ['the first in place', { allOf: [{ description: 'First' }, { description: 'Second' }] }, ['First', undefined]],
    ['what is beside a $ref', { ...to('Base'), description: 'Beside' }, ['Beside', undefined]],
    ['the nearest examples only', { allOf: [{ example: 2 }, { examples: [3] }] }, [undefined, undefined]],
  ])('takes the annotations of %s', (_fact, given, want) => {
    const { description, examples } = merge(given).keywords;
    expect([description, examples]).toEqual(want);
  });

  it('keeps the titles of the constants that a list allows', () => {
    const { choices, keywords } = merge({ oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }], enum: ['a'] });
    expect([choices.map((choice) => choice.schemas), keywords]).toEqual([[[{ const: 'a', title: 'A' }]], {}]);
  });
});

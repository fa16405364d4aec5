import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { createResolve, toExactNumber } from '@reliure/openapi';
import { createAnchors, toPlainText } from '@reliure/richtext';
import { mergeSchema } from './merging/mergeSchema.ts';
import { toRules } from './rules.ts';
import { toSchemaNode } from './schema.ts';
import { createSchemaContext } from './schemaContext.ts';
import { outline } from './testing/outline.ts';
import { counted, formatNumber } from './wording/numbers.ts';
import { toSince, toSinceValue } from './wording/since.ts';
import { isBareWording, toTypeWording } from './wording/typeWording.ts';
import { toWording } from './wording/wording.ts';

const resolve = createResolve({ components: { schemas: { Book: { type: 'object' } } } });

beforeEach(() => setLanguage('en'));

describe('numbers in English', () => {
  it.each([
    [12500.5, '12,500.5'],
    [-3, '−3'],
    [1e22, '1E22'],
    [toExactNumber('-1.50e400'), '−1.5E400'],
    [toExactNumber('9223372036854775807'), '9,223,372,036,854,775,807'],
  ])('writes %s as %s', (given, want) => expect(formatNumber(given)).toBe(want));

  it.each([
    [0, '0 operations'],
    [1, '1 operation'],
    [1200, '1,200 operations'],
  ])('formats the count %d', (count, want) => expect(counted(count, 'operation')).toBe(want));

  it('uses a plural that is given', () => expect(counted(2, 'entry', 'entries')).toBe('2 entries'));
});

describe('types in English', () => {
  it.each([
    [{ type: 'string', minLength: 1, maxLength: 120 }, 'string, 1 to 120 characters'],
    [{ type: 'string', maxLength: 1 }, 'string, at most 1 character'],
    [{ type: 'string', format: 'uuid', allOf: [{ format: 'isbn' }] }, 'UUID and string (isbn)'],
    [{ type: 'string', format: 'date' }, 'date (YYYY-MM-DD)'],
    [{ type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }, 'base64-encoded string (image/png)'],
    [{ type: 'integer', minimum: 1, maximum: 12500 }, 'integer from 1 to 12,500'],
    [{ type: 'number', minimum: 0, maximum: 15, 'x-unit': 'L/min' }, 'number from 0 to 15\u00a0L/min'],
    [{ type: 'number', 'x-unit': 'kg', multipleOf: 0.5 }, 'number in kg, multiple of 0.5\u00a0kg'],
    [{ type: 'integer', minimum: 1 }, 'integer, at least 1'],
    [{ type: 'number', format: 'decimal', minimum: 0 }, 'number (decimal), at least 0'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 'number, greater than 0 and at most 1'],
    [{ type: 'integer', minimum: 5, maximum: 5 }, 'integer equal to 5'],
    [{ type: 'object', minProperties: 1 }, 'object, at least 1 field'],
    [{ type: ['string', 'integer', 'boolean'] }, 'string, integer or boolean'],
    [{ type: ['string', 'integer'], maxLength: 9 }, 'string, at most 9 characters, or integer'],
    [{ contentMediaType: 'image/png' }, 'image/png file'],
    [{}, 'any value'],
  ])('writes %j as “%s”', (given, want) => expect(toTypeWording(given)).toBe(want));

  it.each([
    [{ type: 'array', items: { type: 'object' }, minItems: 1 }, 'array of objects, at least 1 item'],
    [
      { type: 'array', items: { $ref: '#/components/schemas/Book' }, uniqueItems: true },
      'array of Book, no duplicates',
    ],
    [{ oneOf: [{ type: 'string', format: 'uri' }, { format: 'binary' }] }, 'string or binary file'],
  ])('writes %j as “%s”', (given, want) => expect(toWording(mergeSchema([given], resolve), resolve)).toBe(want));

  it('knows which words for a type say no more than their plural', () =>
    expect(['string', 'date (YYYY-MM-DD)', 'number in kg'].map(isBareWording)).toEqual([true, true, false]));
});

describe('rules in English', () => {
  it.each([
    [
      { if: { properties: { a: { enum: ['x', 'y'] } } }, then: { required: ['b', 'c', 'd'] } },
      'If a is "x" or "y", b, c and d are required.',
    ],
    [
      {
        if: { required: ['a'] },
        then: { required: ['b'], properties: { b: { maxLength: 4, pattern: '^x' }, c: false } },
        else: { properties: { c: { not: { enum: [1, 2] } } } },
      },
      'If a is present, b is required and b must have at most 4 characters and must match ^x and c must be absent. Otherwise, c must not be 1 or 2.',
    ],
    [
      { if: { properties: { a: { const: 1 }, b: { exclusiveMinimum: 2 } } }, else: { required: ['c'] } },
      'Unless a is 1 and b is greater than 2, c is required.',
    ],
    [
      { if: { anyOf: [{ required: ['a', 'b'] }, { not: { required: ['c'] } }] }, then: { required: ['d'] } },
      'If either a is present and b is present, or c is absent, d is required.',
    ],
    [
      { if: { not: { properties: { a: { const: 1 } }, required: ['b'] } }, then: false },
      'If it is not true that a is 1 and that b is present, nothing is allowed.',
    ],
    [{ dependentRequired: { a: ['b'] } }, 'If a is present, b is required.'],
    [{ propertyNames: { maxLength: 3 } }, 'Each field name must have at most 3 characters.'],
    [{ propertyNames: { enum: ['a', 'b'] } }, 'Allowed names: a, b.'],
    [{ contains: { properties: { a: { const: 1 } } } }, 'The array contains at least 1 item where a is 1.'],
    [{ contains: { enum: [1, 2] }, maxContains: 3 }, 'The array contains 1 to 3 items equal to 1 or 2.'],
    [{ items: false }, 'No items are allowed.'],
  ])('writes %j as “%s”', (schema, want) =>
    expect(
      toRules(mergeSchema([schema], resolve), createAnchors(), resolve).map(({ text }) => toPlainText(text)),
    ).toEqual([want]),
  );
});

it('names the parts of a schema in English', () => {
  const schema = {
    oneOf: [{ type: 'string', contentMediaType: 'application/json', contentSchema: {} }, { type: 'integer' }],
  };
  expect(outline(toSchemaNode(schema, 'body', createSchemaContext(resolve)))).toContain('| Variant 1: string');
  expect(outline(toSchemaNode(schema, 'body', createSchemaContext(resolve)))).toContain('Content of the string:');
  expect(outline(toSchemaNode(false, 'body', createSchemaContext(resolve)))).toBe('no value allowed');
});

it.each([
  ['1.5', 'since 1.5', '1.5'],
  ['next', 'upcoming', 'upcoming'],
])('writes the release %s as “%s”', (version, words, value) => {
  expect(toSince({ 'x-since': version })).toEqual({ since: words });
  expect(toSinceValue(words)).toBe(value);
});

import { describe, expect, it } from 'vitest';
import { ExactNumber } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { allowsValue } from './allowsValue.ts';
import { unmetAssertion, unmetBounds } from './meetsAssertions.ts';

describe('unmetAssertion', () => {
  it.each<[value: unknown, keywords: JsonObject, unmet: string | null]>([
    ['a', {}, null],
    ['a', { type: 'integer' }, 'type'],
    [1, { type: ['string', 'integer'] }, null],
    [1, { type: 'number' }, null],
    [1.5, { type: 'integer' }, 'type'],
    [new ExactNumber('2.0'), { type: 'integer' }, null],
    [{ b: 1, a: [2] }, { enum: [{ a: [2], b: 1 }] }, null],
    ['a', { enum: ['b', 'c'] }, 'enum'],
    ['c', { enum: ['b', 'c'] }, null],
    ['a', { const: 'a' }, null],
    [null, { const: 'a' }, 'const'],
  ])('%j, %j: %j', (value, keywords, unmet) => expect(unmetAssertion(value, keywords)).toBe(unmet));
});

describe('unmetBounds', () => {
  it.each<[value: unknown, keywords: JsonObject, unmet: readonly string[]]>([
    ['ab', { minLength: 2, maxLength: 2 }, []],
    ['a', { minLength: 2 }, ['minLength']],
    ['abc', { maxLength: 2, pattern: '^[a-b]+$' }, ['maxLength', 'pattern']],
    ['😀😀', { maxLength: 2 }, []],
    ['abc', { pattern: '(' }, []],
    [5, { minimum: 5, maximum: 5 }, []],
    [5, { exclusiveMinimum: 5 }, ['minimum']],
    [5, { exclusiveMaximum: 5 }, ['maximum']],
    [4, { minimum: 5 }, ['minimum']],
    [6, { maximum: 5 }, ['maximum']],
    [new ExactNumber('0.3'), { multipleOf: new ExactNumber('0.1') }, []],
    [7, { multipleOf: 2 }, ['multipleOf']],
    [{ a: 1 }, { minProperties: 2 }, ['minProperties']],
    [{ a: 1, b: 2 }, { minProperties: 2, maxProperties: 1 }, ['maxProperties']],
    [[1, 2], { minItems: 2, maxItems: 2, uniqueItems: true }, []],
    [[], { minItems: 1 }, ['minItems']],
    [[{ a: 1 }, { a: 1 }], { maxItems: 1, uniqueItems: true }, ['maxItems', 'uniqueItems']],
    [[1, 1], {}, []],
    [true, { minLength: 9, minimum: 9, minItems: 9 }, []],
  ])('%j, %j: %j', (value, keywords, unmet) => expect(unmetBounds(value, keywords)).toEqual(unmet));
});

describe('allowsValue', () => {
  it.each<[value: unknown, keywords: JsonObject, isAllowed: boolean]>([
    [null, { type: 'string', nullable: true }, true],
    [null, { type: 'string' }, false],
    ['', { type: 'string', not: { maxLength: 0 } }, false],
    ['a', { type: 'string', not: { maxLength: 0 } }, true],
    ['a', { not: { format: 'uuid' } }, true],
    ['a', { allOf: [{ minLength: 1 }, { enum: ['b'] }] }, false],
  ])('%j, %j: %j', (value, keywords, isAllowed) => expect(allowsValue(value, keywords)).toBe(isAllowed));
});

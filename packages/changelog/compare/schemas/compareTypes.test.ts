import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareTypes } from './compareTypes.ts';

type Types = string | readonly string[];
const of = (type: Types | undefined): JsonObject => (type === undefined ? {} : { type });

describe('compareTypes', () => {
  it.each<readonly [Types | undefined, Types | undefined, string, string, string]>([
    [undefined, 'string', 'type-narrowed', '', 'string'],
    ['string', undefined, 'type-widened', 'string', ''],
    ['number', 'integer', 'type-narrowed', 'number', 'integer'],
    ['integer', 'number', 'type-widened', 'integer', 'number'],
    ['integer', ['null', 'number'], 'type-widened', 'integer', 'null, number'],
    [['string', 'null'], ['integer', 'string', 'null'], 'type-widened', 'null, string', 'integer, null, string'],
    ['string', 'number', 'type-changed', 'string', 'number'],
    ['integer', 'string', 'type-changed', 'integer', 'string'],
    [['string', 'null'], ['string', 'integer'], 'type-changed', 'null, string', 'integer, string'],
  ])('compares %j with %j', (before, after, kind, was, is) =>
    expect(compareTypes(of(before), of(after))).toEqual([{ kind, before: was, after: is }]),
  );

  it.each<readonly [JsonObject, JsonObject]>([
    [{ type: ['string', 'null'] }, { type: ['null', 'string'] }],
    [{ type: ['string', 'null', 'string'] }, { type: 'string', nullable: true }],
    [{ nullable: true }, { nullable: true }],
    [{}, { nullable: false }],
  ])('ignores the change from %j to %j, which are equivalent', (before, after) => {
    expect(compareTypes(before, after)).toEqual([]);
    expect(compareTypes(after, before)).toEqual([]);
  });

  it('reports `null` beside schemas of unknown types as a variant', () => {
    expect(compareTypes({}, { nullable: true })).toEqual([{ kind: 'variant-added', after: 'null' }]);
    expect(compareTypes({ nullable: true }, {})).toEqual([{ kind: 'variant-removed', before: 'null' }]);
  });
});

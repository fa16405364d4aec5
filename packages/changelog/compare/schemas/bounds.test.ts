import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareBounds } from './bounds.ts';
import type { KeywordChange } from './keywordChange.ts';

describe('compareBounds', () => {
  it.each<readonly [string, JsonObject, JsonObject, KeywordChange]>([
    [
      'a tighter bound',
      { maxLength: 9 },
      { maxLength: 5 },
      { kind: 'bound-tightened', before: 'maxLength: 9', after: 'maxLength: 5' },
    ],
    ['a new bound', {}, { minimum: 1 }, { kind: 'bound-tightened', after: 'minimum: 1' }],
    ['a removed bound', { maxItems: 3 }, {}, { kind: 'bound-widened', before: 'maxItems: 3' }],
    [
      'items that must be different',
      {},
      { uniqueItems: true },
      { kind: 'bound-tightened', before: 'uniqueItems: false', after: 'uniqueItems: true' },
    ],
    [
      'items that may be the same',
      { uniqueItems: true },
      { uniqueItems: false },
      { kind: 'bound-widened', before: 'uniqueItems: true', after: 'uniqueItems: false' },
    ],
    ['a new step', {}, { multipleOf: 5 }, { kind: 'bound-tightened', after: 'multipleOf: 5' }],
    ['a removed step', { multipleOf: 5 }, {}, { kind: 'bound-widened', before: 'multipleOf: 5' }],
    [
      'a step that is a multiple of the old one',
      { multipleOf: 0.1 },
      { multipleOf: 0.3 },
      { kind: 'bound-tightened', before: 'multipleOf: 0.1', after: 'multipleOf: 0.3' },
    ],
    [
      'a step of which the old one is a multiple',
      { multipleOf: 6 },
      { multipleOf: 2 },
      { kind: 'bound-widened', before: 'multipleOf: 6', after: 'multipleOf: 2' },
    ],
    [
      'a step that is neither',
      { multipleOf: 2 },
      { multipleOf: 3 },
      { kind: 'rule-changed', before: 'multipleOf: 2', after: 'multipleOf: 3' },
    ],
    ['a new rule', {}, { pattern: '^a' }, { kind: 'rule-added', after: 'pattern: "^a"' }],
    [
      'another rule',
      { pattern: '^a' },
      { pattern: '^b' },
      { kind: 'rule-changed', before: 'pattern: "^a"', after: 'pattern: "^b"' },
    ],
    ['a removed rule', { format: 'uuid' }, {}, { kind: 'rule-removed', before: 'format: "uuid"' }],
    ['a closed object', {}, { additionalProperties: false }, { kind: 'rule-added', after: 'additionalProperties' }],
    [
      'an object that its `unevaluatedProperties` close',
      {},
      { unevaluatedProperties: false },
      { kind: 'rule-added', after: 'additionalProperties' },
    ],
    [
      'an object that is open again',
      { additionalProperties: false },
      { additionalProperties: true },
      { kind: 'rule-removed', after: 'additionalProperties' },
    ],
    ['a new default', {}, { default: 'a' }, { kind: 'default-changed', after: '"a"' }],
    ['another default', { default: 1 }, { default: 2 }, { kind: 'default-changed', before: '1', after: '2' }],
    ['a removed default', { default: ['a'] }, {}, { kind: 'default-changed', before: '["a"]' }],
  ])('returns the change for %s', (_fact, before, after, want) =>
    expect(compareBounds(before, after)).toStrictEqual([want]),
  );

  it.each<readonly [JsonObject, JsonObject]>([
    [{}, { uniqueItems: false }],
    [{}, { unevaluatedProperties: true }],
    [{ additionalProperties: false }, { unevaluatedProperties: false }],
    [{ default: ['a'] }, { default: ['a'] }],
  ])('ignores the change from %j to %j', (before, after) => {
    expect(compareBounds(before, after)).toEqual([]);
    expect(compareBounds(after, before)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { compareBounds } from './bounds.ts';

/** Compares schemas, and writes each change on one line. */
const compare = (before: JsonObject, after: JsonObject) =>
  compareBounds(before, after).map(({ kind, before: was = '', after: is = '' }) => `${kind}: ${was} → ${is}`);

describe('compareBounds', () => {
  it.each<readonly [JsonObject, JsonObject, string]>([
    [{ maxLength: 9 }, { maxLength: 5 }, 'bound-tightened: maxLength: 9 → maxLength: 5'],
    [{}, { minimum: 1 }, 'bound-tightened:  → minimum: 1'],
    [{ maxItems: 3 }, {}, 'bound-widened: maxItems: 3 → '],
    [{}, { uniqueItems: true }, 'bound-tightened: uniqueItems: false → uniqueItems: true'],
    [{ uniqueItems: true }, { uniqueItems: false }, 'bound-widened: uniqueItems: true → uniqueItems: false'],
    [{}, { multipleOf: 5 }, 'bound-tightened:  → multipleOf: 5'],
    [{ multipleOf: 5 }, {}, 'bound-widened: multipleOf: 5 → '],
    [{ multipleOf: 0.1 }, { multipleOf: 0.3 }, 'bound-tightened: multipleOf: 0.1 → multipleOf: 0.3'],
    [{ multipleOf: 6 }, { multipleOf: 2 }, 'bound-widened: multipleOf: 6 → multipleOf: 2'],
    [{ multipleOf: 2 }, { multipleOf: 3 }, 'rule-changed: multipleOf: 2 → multipleOf: 3'],
    [{}, { pattern: '^a' }, 'rule-added:  → pattern: "^a"'],
    [{ pattern: '^a' }, { pattern: '^b' }, 'rule-changed: pattern: "^a" → pattern: "^b"'],
    [{ format: 'uuid' }, {}, 'rule-removed: format: "uuid" → '],
    [{}, { additionalProperties: false }, 'rule-added:  → additionalProperties'],
    [{}, { unevaluatedProperties: false }, 'rule-added:  → additionalProperties'],
    [{ additionalProperties: false }, { additionalProperties: true }, 'rule-removed:  → additionalProperties'],
    [{}, { default: 'a' }, 'default-changed:  → "a"'],
    [{ default: 1 }, { default: 2 }, 'default-changed: 1 → 2'],
    [{ default: ['a'] }, {}, 'default-changed: ["a"] → '],
  ])('compares %j with %j', (before, after, want) => expect(compare(before, after)).toEqual([want]));

  it.each<readonly [JsonObject, JsonObject]>([
    [{}, { uniqueItems: false }],
    [{}, { unevaluatedProperties: true }],
    [{ additionalProperties: false }, { unevaluatedProperties: false }],
    [{ default: ['a'] }, { default: ['a'] }],
  ])('ignores the change from %j to %j', (before, after) => {
    expect(compare(before, after)).toEqual([]);
    expect(compare(after, before)).toEqual([]);
  });
});

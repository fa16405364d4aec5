import { describe, expect, it } from 'vitest';
import { mergeSchema } from '@reliure/schema';
import { compareListing, compareSets, compareValues } from './compareValues.ts';
import { resolveWithoutTarget } from './flatSchema.ts';

const merge = (schema: unknown) => mergeSchema([schema], resolveWithoutTarget);
const old = { const: 'vieux', deprecated: true };

describe('compareValues', () => {
  it.each<readonly [string, unknown, unknown, unknown]>([
    [
      'values that were added and removed',
      { enum: ['a', 1, null] },
      { enum: ['a', 2, true] },
      [
        { kind: 'value-removed', value: '1' },
        { kind: 'value-added', value: '2' },
        { kind: 'value-added', value: 'true' },
      ],
    ],
    [
      'a value that becomes deprecated',
      { oneOf: [{ const: 'a' }, { const: 1 }, old] },
      { oneOf: [{ const: 'a' }, { const: 1, deprecated: true }, old] },
      [{ kind: 'deprecated', value: '1' }],
    ],
    [
      'a value that is no longer deprecated',
      { oneOf: [{ const: 'a' }, old] },
      { oneOf: [{ const: 'a' }, { const: 'vieux' }] },
      [{ kind: 'undeprecated', value: 'vieux' }],
    ],
    [
      'a new value that is deprecated',
      { oneOf: [{ const: 'a' }] },
      { oneOf: [{ const: 'a' }, old] },
      [{ kind: 'value-added', value: 'vieux' }],
    ],
    ['values of which only one schema has a list', { enum: ['a'] }, { type: 'string' }, []],
  ])('compares %s', (_fact, before, after, want) => expect(compareValues(merge(before), merge(after))).toEqual(want));
});

describe('compareListing', () => {
  it.each([
    [{}, { const: 'a' }, [{ kind: 'rule-added', after: 'enum' }]],
    [{ enum: ['a'] }, {}, [{ kind: 'rule-removed', after: 'enum' }]],
    [{ enum: ['a'] }, { enum: ['a', 'b'] }, []],
    [{ enum: ['a'] }, { enum: ['b', 'c'] }, [{ kind: 'values-replaced', before: 'a', after: 'b, c' }]],
  ])('compares %j with %j', (before, after, want) => expect(compareListing(merge(before), merge(after))).toEqual(want));
});

describe('compareSets', () => {
  it('returns what was removed, then what was added', () =>
    expect(
      compareSets(
        new Map([
          ['1', 'a'],
          ['2', 'b'],
        ]),
        new Map([
          ['2', 'b'],
          ['3', 'c'],
        ]),
      ),
    ).toEqual([
      { kind: 'value-removed', value: 'a' },
      { kind: 'value-added', value: 'c' },
    ]));
});

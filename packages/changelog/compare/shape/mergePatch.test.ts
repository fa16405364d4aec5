import { describe, expect, it } from 'vitest';
import { applyMergePatch, toMergePatch } from './mergePatch.ts';

const states = [
  {},
  { a: 1 },
  { a: { b: [1, 2], c: 'x' } },
  { a: { b: [1, 3] }, d: { e: {} } },
  { a: [{ b: 1 }], d: false },
  { a: null },
  { a: { b: null, c: { e: null } }, d: [null] },
  { a: { $whole: 1 } },
  { a: { b: { $whole: null } }, d: { $whole: { e: {} } } },
];

describe('toMergePatch', () => {
  it('contains only what changed', () =>
    expect(
      toMergePatch({ a: { b: 1, c: 2 }, d: 1, e: [1] }, { a: { b: 1, c: 3 }, e: [1], f: { g: { h: [] } }, i: {} }),
    ).toEqual({
      a: { c: 3 },
      d: null,
      f: { g: { h: [] } },
      i: {},
    }));

  it('replaces values that contain a null as a whole', () =>
    expect(toMergePatch({ default: { a: 1, b: 2 } }, { default: { a: null, b: 2 }, const: { c: null } })).toEqual({
      default: { a: { $whole: null } },
      const: { $whole: { c: null } },
    }));

  it.each(states.flatMap((before) => states.map((after) => [before, after] as const)))(
    'is applied from %j to %j',
    (before, after) => expect(applyMergePatch(before, toMergePatch(before, after))).toEqual(after),
  );
});

describe('applyMergePatch', () => {
  it('reuses the members that the patch does not contain', () => {
    const unchanged = { b: 1 };
    expect(applyMergePatch({ a: unchanged, c: 1 }, { c: 2 })['a']).toBe(unchanged);
  });
});

import { describe, expect, it } from 'vitest';
import { toReleaseStates, toVersionLabel } from './history.ts';

describe('toReleaseStates', () => {
  const paths = { '/pieces': { get: {} } };
  const info = { version: '' };
  const first = { version: '1.0.0', date: '2026-01-01', shape: { info, paths, components: {} } };

  it('adds the current state, which shares the objects that did not change', () => {
    const states = toReleaseStates([first], { info, paths: structuredClone(paths) });
    expect(states.map(({ version, date, state }) => ({ version, date, shape: state.document }))).toEqual([
      first,
      { version: 'next', date: '', shape: { info, paths } },
    ]);
    expect(states[1]?.state.document['paths']).toBe(states[0]?.state.document['paths']);
  });

  it('returns nothing without releases', () => expect(toReleaseStates([], { paths })).toEqual([]));
});

describe('toVersionLabel', () => {
  it.each([
    ['1.5.0', '1.5'],
    ['1.0.0', '1.0'],
    ['1.0', '1.0'],
    ['1.0.5', '1.0.5'],
    ['12.10.0', '12.10'],
    ['2.0.10', '2.0.10'],
  ])('writes %s as %s', (version, want) => expect(toVersionLabel(version)).toBe(want));
});

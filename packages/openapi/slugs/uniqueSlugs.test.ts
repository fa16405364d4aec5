import { describe, expect, it } from 'vitest';
import { createSlugs, isSpecialName } from './uniqueSlugs.ts';

describe('createSlugs', () => {
  it.each([
    ['returns a free name', ['a'], [['b']], ['b']],
    ['returns the second name if the first is taken', ['a'], [['a', 'b']], ['b']],
    ['numbers the last name if all are taken', ['a', 'b'], [['a', 'b']], ['b-2']],
    ['skips numbers that are taken', ['a', 'a-2'], [['a']], ['a-3']],
    [
      'keeps names apart that only differ by case',
      [],
      [['Visite'], ['visite'], ['VISITE']],
      ['Visite', 'visite-2', 'VISITE-3'],
    ],
    ['avoids special names', [], [['index'], ['Index'], ['404'], ['aux']], ['index-2', 'Index-3', '404-2', 'aux-2']],
  ] as const)('%s', (_fact, taken, claims, want) => {
    const claim = createSlugs(taken);
    expect(claims.map(([first, ...others]) => claim(first, ...others))).toEqual(want);
  });
});

describe('isSpecialName', () => {
  it.each([
    ['index', true],
    ['Index', true],
    ['404', true],
    ['con', true],
    ['PRN', true],
    ['com1', true],
    ['lpt9', true],
    ['nul', true],
    ['console', false],
    ['index-2', false],
    ['com', false],
    ['4040', false],
  ])('for %j returns %j', (name, want) => expect(isSpecialName(name)).toBe(want));
});

import { describe, expect, it } from 'vitest';
import { isMisspelling, tolerance } from './misspelling.ts';

describe('tolerance', () => {
  it.each([
    ['ab', 0],
    ['abc', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['abcdefg8', 0],
  ])('for « %s » is %i', (word, want) => {
    expect(tolerance(word)).toBe(want);
  });
});

describe('isMisspelling', () => {
  it.each([
    ['singature', 'signature', true],
    ['singat', 'signature', true],
    ['demarer', 'demarrer', true],
    ['visite', 'patient', false],
    ['v3', 'v2', false],
    ['ab', 'ac', false],
  ])('of « %s » and « %s » is %s', (word, other, want) => {
    expect(isMisspelling(word, other)).toBe(want);
  });
});

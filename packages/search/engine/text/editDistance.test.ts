import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['visite', 'visite', 0],
    ['visite', 'vsite', 1],
    ['visite', 'vissite', 1],
    ['visite', 'vizite', 1],
    ['visite', 'vsiite', 1],
    ['visite', 'iviste', 2],
    ['lots', 'ltos', 1],
    ['prescription', 'prescritpoin', 2],
    ['', '', 0],
    ['ab', '', 2],
    ['😀', '😁', 1],
  ])('counts the errors between « %s » and « %s »: %i', (one, other, want) => {
    expect(editDistance(one, other, 5)).toBe(want);
    expect(editDistance(other, one, 5)).toBe(want);
  });

  it.each([
    ['visite', 'patient', 2],
    ['visite', 'a', 2],
    ['abcdefgh', 'hgfedcba', 1],
  ])('stops counting the errors between « %s » and « %s » after %i', (one, other, limit) => {
    expect(editDistance(one, other, limit)).toBe(limit + 1);
  });
});

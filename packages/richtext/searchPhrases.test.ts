import { expect, it } from 'vitest';
import { toSearchPhrases } from './searchPhrases.ts';

it('reads phrases in French and in other languages', () => {
  expect(toSearchPhrases(['voir', { en: 'show' }])).toEqual(['voir', 'show']);
});

it.each([undefined, 'voir', ['voir', ''], ['voir', 1], [{ en: null }], [['voir']]])('returns null for %j', (value) => {
  expect(toSearchPhrases(value)).toBeNull();
});

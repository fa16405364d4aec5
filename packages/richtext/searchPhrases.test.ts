import { expect, it } from 'vitest';
import { toSearchPhrases } from './searchPhrases';

it('reads French texts and texts in other languages', () => {
  expect(toSearchPhrases(['voir', { en: 'show' }])).toEqual(['voir', 'show']);
});

it.each([undefined, 'voir', ['voir', ''], ['voir', 1], [{ en: null }], [['voir']]])(
  'takes %j for no list of phrases',
  (value) => {
    expect(toSearchPhrases(value)).toBeNull();
  },
);

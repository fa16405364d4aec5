import { describe, expect, it } from 'vitest';
import { isStopWord } from './stopWords.ts';

describe('isStopWord', () => {
  it.each([
    'le',
    'la',
    'des',
    'dans',
    'une',
    'comment',
    'koi',
    'cest',
    'til',
    'quelle',
    'avec',
    'l',
    'd',
    'qu',
    'the',
    'with',
    'recois',
    'svp',
  ])('returns true for « %s »', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  it.each(['visite', 'non', 'mai', 'id', 'v2', '', '__proto__', 'constructor'])('returns false for « %s »', (word) => {
    expect(isStopWord(word)).toBe(false);
  });
});

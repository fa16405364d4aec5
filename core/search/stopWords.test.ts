import { describe, expect, it } from 'vitest';
import { isStopWord } from './stopWords';

describe('isStopWord', () => {
  it.each([
    'le',
    'la',
    'des',
    'dans',
    'une',
    'comment',
    'quelle',
    'avec',
    'l',
    'd',
    'qu',
    'the',
    'with',
    'recois',
    'svp',
  ])('knows « %s »', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  it.each(['visite', 'non', 'mai', 'id', 'v2', '', '__proto__', 'constructor'])('lets « %s » count', (word) => {
    expect(isStopWord(word)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { isLightWord, isStopWord } from './stopWords';

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
  ])('knows « %s »', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  it.each(['visite', 'non', 'mai', 'id', 'v2', '', '__proto__', 'constructor'])('lets « %s » count', (word) => {
    expect(isStopWord(word)).toBe(false);
  });
});

describe('isLightWord', () => {
  it.each(['demandent', 'trouvé', 'vont', 'gens', 'marche'].map(fold))('takes « %s » lightly', (word) =>
    expect(isLightWord(word)).toBe(true),
  );

  it.each(['visite', 'fois', 'arriver', '', '__proto__'])('takes « %s » for what is sought', (word) =>
    expect(isLightWord(word)).toBe(false),
  );
});

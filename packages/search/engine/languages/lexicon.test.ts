import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { buildSynonyms, openSynonyms } from '../text/synonyms.ts';
import { commonLexicon } from './lexicon.ts';

describe('commonLexicon', () => {
  it.each([
    ['remov', 'delet'],
    ['add', 'creat'],
    ['edit', 'updat'],
    ['auth', 'authent'],
    ['get all', 'list'],
    ['web hook', 'webhook'],
    ['throttl', 'rate limit'],
    ['found', '404'],
  ])('gives for the key “%s” what an English site may say: “%s”', (key, target) => {
    setLanguage('en');
    const synonyms = openSynonyms(buildSynonyms(commonLexicon()));
    expect(synonyms.find(key).map((words) => words.join(' '))).toContain(target);
  });

  it('is empty in French, where the site has a lexicon of its own', () => {
    expect(commonLexicon()).toEqual([]);
  });
});

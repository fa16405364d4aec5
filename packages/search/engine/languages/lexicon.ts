import { language, type Language } from '@reliure/language';
import type { LexiconEntry } from '../text/synonyms.ts';
import { lexicon as en } from './en/lexicon.ts';

/** The French site’s own lexicon has these words too, with those of its domain. */
const lexicons: Readonly<Record<Language, readonly LexiconEntry[]>> = { en, fr: [] };

/**
 * Returns the synonyms that the documentation of any API has, in the language of the site. They are written into the
 * index, so browsers need no list of their own.
 */
export function commonLexicon(): readonly LexiconEntry[] {
  return lexicons[language()];
}

import { defineTranslatableTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** The texts that the build writes into the index, or in messages about its files. */
export const texts = defineTranslatableTexts('search', { en, fr });

import { defineTranslatableTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** Returns the texts of this package in the language of the site. */
export const texts = defineTranslatableTexts('validation', { en, fr });

import { defineTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** The texts of this package in the language of the site. */
export const texts = defineTexts({ en, fr });

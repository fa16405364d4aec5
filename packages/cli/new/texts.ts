import { defineTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** Returns the texts of a new site in its language. */
export const texts = defineTexts({ en, fr });

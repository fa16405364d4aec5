import { defineTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** Returns the texts of the reader in the language of the page. */
export const texts = defineTexts({ en, fr });

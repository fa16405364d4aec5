import { defineTranslatableTexts } from '@reliure/language';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** The texts of the reference, by kind of page or by topic. */
export const texts = defineTranslatableTexts('reference', { fr, en });

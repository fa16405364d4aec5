import { defineTranslatableTexts } from '@reliure/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export const texts = defineTranslatableTexts('page', { fr, en });

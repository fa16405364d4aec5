import { language, type Language } from '@reliure/language';
import type { Analysis } from './analysis.ts';
import * as en from './en/analysis.ts';
import * as fr from './fr/analysis.ts';

// `#analysis` for Node.js, where the language may change between two builds.

const analyses: Readonly<Record<Language, Analysis>> = { en, fr };

export const findWords: Analysis['findWords'] = (text) => analyses[language()].findWords(text);

export const withoutGrammar: Analysis['withoutGrammar'] = (word) => analyses[language()].withoutGrammar(word);

export const toPlainNumber: Analysis['toPlainNumber'] = (text) => analyses[language()].toPlainNumber(text);

export const stem: Analysis['stem'] = (word) => analyses[language()].stem(word);

export const isQuestion: Analysis['isQuestion'] = (query) => analyses[language()].isQuestion(query);

export const isStopWord: Analysis['isStopWord'] = (word) => analyses[language()].isStopWord(word);

export const withoutElision: Analysis['withoutElision'] = (word) => analyses[language()].withoutElision(word);

export const toSounds: Analysis['toSounds'] = (word) => analyses[language()].toSounds(word);

export const findCode: Analysis['findCode'] = (query) => analyses[language()].findCode(query);

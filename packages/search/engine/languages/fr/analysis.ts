export { findCode } from './codes.ts';
export { isQuestion } from './questions.ts';
export { toSounds } from './sounds.ts';
export { stem } from './stem.ts';
export { isStopWord } from './stopWords.ts';
export { findWords, toPlainNumber, withoutElision, withoutGrammar } from './words.ts';

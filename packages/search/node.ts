export { readLexicon } from './engine/text/lexicon';
export { searchFolder } from './plugin/searchFolder';
export * as localSearch from './plugin';

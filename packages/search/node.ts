export { readLexicon } from './engine/text/lexicon.ts';
export { searchFolder } from './plugin/searchFolder.ts';
export { default as localSearch } from './plugin/index.ts';
export { searchOptions } from './plugin/options.ts';

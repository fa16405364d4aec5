export { readThesaurus } from './thesaurus/readThesaurus.ts';
export { relatedWords } from './thesaurus/relatedWords.ts';
export { readSiteWords } from './thesaurus/siteWords.ts';
export { readLexicon } from './engine/text/lexicon.ts';
export { searchFolder } from './plugin/searchFolder.ts';
export { default as localSearch } from './plugin/index.ts';
export { searchOptions } from './plugin/options.ts';

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { analyze, buildSynonyms, isStopWord, openSynonyms, stem } from '@reliure/search';

const roles = ['phrase', 'path', 'section', 'field', 'error', 'text'];

/**
 * One document per page, so that the words of a query need not be in the same passage. Its texts are in separate fields
 * according to their role.
 */
const options = {
  idField: 'i',
  fields: ['title', ...roles],
  storeFields: ['u'],
  tokenize: (text) => analyze(text).map(({ word }) => word),
  processTerm: (word) => (isStopWord(word) ? null : stem(word)),
};

/**
 * Chosen by hand, and perhaps not optimal: exact titles, for instance, are found less often than with the default
 * options.
 */
const searchOptions = {
  boost: { title: 4, phrase: 4, path: 2, section: 2, field: 2, error: 1 },
  prefix: (_term, position, terms) => position === terms.length - 1,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/**
 * MiniSearch with this project’s analysis, lexicon and phrases. It shows the quality of its ranking alone.
 *
 * @param {import('../engines.ts').Words} words
 * @returns {import('../engines.ts').MeasuredEngine}
 */
export function analysedMiniSearch({ lexicon }) {
  // Loaded here because this file may be imported when the package is not installed.
  const MiniSearch = createRequire(resolve('.cache/bench/search/package.json'))('minisearch');
  return {
    name: 'MiniSearch, our analysis, lexicon and phrases',
    build: (pages) => {
      const index = new MiniSearch(options);
      index.addAll(pages.map(toDocument));
      const shown = pages.map(({ title, breadcrumbs, passages }) => [title, breadcrumbs, passages]);
      return Promise.resolve(JSON.stringify({ index, shown, synonyms: buildSynonyms(lexicon) }));
    },
    open: (file) => {
      const { index, synonyms } = JSON.parse(file);
      const loaded = MiniSearch.loadJS(index, options);
      const opened = openSynonyms(synonyms);
      return Promise.resolve({
        search: (query) => findPages(loaded, opened, query).slice(0, 8),
        finish: () => undefined,
      });
    },
  };
}

function toDocument({ title, url, passages }, i) {
  const texts = Object.fromEntries(roles.map((role) => [role, []]));
  for (const { text, section = '', anchor, role = anchor === undefined ? 'text' : 'section' } of passages) {
    if (role === 'section' || role === 'text') {
      texts.section.push(section);
      texts.text.push(text);
    } else {
      texts[role].push(section, text);
    }
  }
  return { i, u: url, title, ...Object.fromEntries(roles.map((role) => [role, texts[role].join('\n')])) };
}

/**
 * Finds pages that contain all words, each as typed or as translated by the lexicon; if there are none, pages that
 * contain some of the words.
 */
function findPages(miniSearch, synonyms, query) {
  const words = analyze(query).flatMap(({ word }) => (isStopWord(word) ? [] : [word]));
  const queries = words.map((word) => ({ combineWith: 'OR', queries: [word] }));
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + synonyms.maxWords); end += 1) {
      const key = words.slice(start, end).map(stem).join(' ');
      for (const target of synonyms.find(key)) {
        const synonym = { queries: [target.join(' ')], combineWith: 'AND', ...exact };
        for (let position = start; position < end; position += 1) queries[position].queries.push(synonym);
      }
    }
  }
  for (const combineWith of ['AND', 'OR']) {
    const found = miniSearch.search({ combineWith, queries }, searchOptions);
    if (found.length > 0) return found.map(({ u }) => u);
  }
  return [];
}

/** Options for words from the lexicon, which are already stems. */
const exact = { prefix: false, fuzzy: false, processTerm: (word) => word, tokenize: (text) => text.split(' ') };

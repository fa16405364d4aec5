import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { analyze, buildSynonyms, isStopWord, openSynonyms, stem } from '@apidoc/search';

const roles = ['phrase', 'path', 'section', 'field', 'error', 'text'];

/** A document a page: its texts are in fields by what they are, so that the words of a query may lie apart. */
const options = {
  idField: 'i',
  fields: ['title', ...roles],
  storeFields: ['u'],
  tokenize: (text) => analyze(text).map(({ word }) => word),
  processTerm: (word) => (isStopWord(word) ? null : stem(word)),
};

/** Chosen by hand. Better ones may exist: exact titles, for one, are found less often than out of the box. */
const searchOptions = {
  boost: { title: 4, phrase: 4, path: 2, section: 2, field: 2, error: 1 },
  prefix: (_term, position, terms) => position === terms.length - 1,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/**
 * MiniSearch with this project’s analysis, lexicon and phrases: what its ranking alone is worth.
 *
 * @param {import('@apidoc/search').Lexicon} lexicon
 * @returns {import('../engines').MeasuredEngine}
 */
export function analysedMiniSearch(lexicon) {
  // Asked for here, because others than the bench may read this file before the package is there.
  const MiniSearch = createRequire(resolve('.cache/bench/search/package.json'))('minisearch');
  return {
    name: 'MiniSearch, our analysis, lexicon and phrases',
    build: (pages) => {
      const index = new MiniSearch(options);
      index.addAll(pages.map(toDocument));
      const shown = pages.map(({ title, breadcrumbs, places }) => [title, breadcrumbs, places]);
      return Promise.resolve(JSON.stringify({ index, shown, synonyms: buildSynonyms(lexicon) }));
    },
    open: (file) => {
      const { index, synonyms } = JSON.parse(file);
      const search = MiniSearch.loadJS(index, options);
      const opened = openSynonyms(synonyms);
      return Promise.resolve({
        answer: (query) => answer(search, opened, query).slice(0, 8),
        finish: () => undefined,
      });
    },
  };
}

function toDocument({ title, url, places }, i) {
  const texts = Object.fromEntries(roles.map((role) => [role, []]));
  for (const { text, section = '', anchor, role = anchor === undefined ? 'text' : 'section' } of places) {
    if (role === 'section' || role === 'text') {
      texts.section.push(section);
      texts.text.push(text);
    } else {
      texts[role].push(section, text);
    }
  }
  return { i, u: url, title, ...Object.fromEntries(roles.map((role) => [role, texts[role].join('\n')])) };
}

/** Pages that have all words, each as typed or as the lexicon says it; if there are none, pages that have some of them. */
function answer(search, synonyms, query) {
  const words = analyze(query).flatMap(({ word }) => (isStopWord(word) ? [] : [word]));
  const queries = words.map((word) => ({ combineWith: 'OR', queries: [word] }));
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + synonyms.mostWords); end += 1) {
      const key = words.slice(start, end).map(stem).join(' ');
      for (const target of synonyms.find(key)) {
        const said = { queries: [target.join(' ')], combineWith: 'AND', ...exact };
        for (let position = start; position < end; position += 1) queries[position].queries.push(said);
      }
    }
  }
  for (const combineWith of ['AND', 'OR']) {
    const found = search.search({ combineWith, queries }, searchOptions);
    if (found.length > 0) return found.map(({ u }) => u);
  }
  return [];
}

/** What the lexicon says is stems already. */
const exact = { prefix: false, fuzzy: false, processTerm: (word) => word, tokenize: (text) => text.split(' ') };

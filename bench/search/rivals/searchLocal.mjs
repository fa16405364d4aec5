import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(resolve('.cache/bench/search/package.json'));
const folder = join(dirname(require.resolve('@easyops-cn/docusaurus-search-local')), '..', '..');
const client = join(folder, 'client', 'client', 'utils');
const language = ['fr', 'zh'];

// The plugin writes this file when it builds a site.
writeFileSync(
  join(client, 'proxiedGeneratedConstants.js'),
  `export const language = ${JSON.stringify(language)};
export const removeDefaultStopWordFilter = [];
export const fuzzyMatchingDistance = 1;
`,
);
writeFileSync(join(folder, 'client', 'package.json'), '{ "type": "module" }');

const { buildIndex } = require(join(folder, 'server', 'server', 'utils', 'buildIndex.js'));
const options = { language, removeDefaultStopWordFilter: [], removeDefaultStemmer: false };
// This call registers the languages.
buildIndex([], options);

const lunr = require('lunr');
const load = (name) => import(pathToFileURL(join(client, name)).href);
const { smartQueries } = await load('smartQueries.js');
const { tokenize } = await load('tokenize.js');
const { sortSearchResults } = await load('sortSearchResults.js');

/**
 * docusaurus-search-local with the languages that the specification names, and with its own pipeline, files and
 * queries.
 */
export const engine = {
  name: 'search-local, fr + zh',
  build: (pages) => {
    const [titles, headings, texts] = [[], [], []];
    let last = 0;
    for (const { title: t, url: u, breadcrumbs: b, passages } of pages) {
      last += 1;
      const p = last;
      titles.push({ i: p, t, u, b });
      for (const { text, section, anchor } of passages) {
        const h = anchor === undefined ? undefined : `#${anchor}`;
        if (section !== undefined) headings.push({ i: (last += 1), t: section, u, h, p });
        if (text !== '') texts.push({ i: (last += 1), t: text, s: section ?? t, u, h, p });
      }
    }
    return Promise.resolve(JSON.stringify(buildIndex([titles, headings, [], [], texts], options)));
  },
  open: (file) => {
    const indexes = JSON.parse(file).map(({ documents, index }, type) => ({
      type,
      byNumber: new Map(documents.map((document) => [String(document.i), document])),
      index: lunr.Index.load(index),
    }));
    return Promise.resolve({ search: (query) => search(indexes, query), finish: () => undefined });
  },
};

const limit = 8;

/**
 * Searches as its worker does, except that documents are looked up by number in a map; its own code searches a list.
 */
function search(indexes, input) {
  const tokens = tokenize(input, language);
  if (tokens.length === 0) return [];
  const results = [];
  queries: for (const { term, tokens: sought } of smartQueries(tokens, [])) {
    for (const { index, byNumber, type } of indexes) {
      const found = index.query((query) => {
        for (const { value, wildcard, presence, editDistance } of term) {
          query.term(value, { wildcard, presence, ...(editDistance && { editDistance }) });
        }
      });
      for (const { ref, matchData, score } of found.slice(0, limit)) {
        if (results.length >= limit || results.some(({ document }) => String(document.i) === ref)) continue;
        const document = byNumber.get(ref);
        const page = type !== 0 && indexes[0].byNumber.get(String(document.p));
        results.push({ document, type, page, metadata: matchData.metadata, tokens: sought, score });
      }
      if (results.length >= limit) break queries;
    }
  }
  sortSearchResults(results);
  return [...new Set(results.map(({ document }) => document.u))];
}

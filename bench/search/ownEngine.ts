import { buildIndexFiles, namesEnd, openEngine, readIndexFile, writeIndexFile } from '@reliure/search';
import type { Lexicon } from '@reliure/search';
import type { MeasuredEngine } from './engines.ts';
import { noFilters } from './queries.ts';

/** Creates the search engine of this site, as its worker runs it. */
export function ownEngine(lexicon: Lexicon): MeasuredEngine {
  return {
    name: 'this site',
    build: (pages) => Promise.resolve(writeIndexFile(buildIndexFiles(pages, [], () => null, lexicon).get(null) ?? [])),
    open(index) {
      const end = index.indexOf(namesEnd);
      const engine = openEngine(readIndexFile(JSON.parse(`${index.slice(0, end)}]`)).entries);
      return Promise.resolve({
        search(query) {
          const { hits, part } = engine.search({ query, filters: noFilters, offset: 0, limit: 8, passagesPerPage: 1 });
          // Results of a part of the query are announced as such, so they do not count as results of the query.
          return part === null ? hits.map(({ url }) => url) : [];
        },
        finish() {
          engine.addTexts(readIndexFile(JSON.parse(`[${index.slice(end + namesEnd.length)}`)).texts);
          engine.readMore(Infinity);
        },
      });
    },
  };
}

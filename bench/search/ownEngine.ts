import { openEngine } from '../../core/search/engine';
import { buildIndexFiles } from '../../core/search/indexFiles';
import { readIndexFile } from '../../core/search/readIndexFile';
import type { Lexicon } from '../../core/search/synonyms';
import type { MeasuredEngine } from './engines';
import { noFilters } from './queries';

/** The search of this site, as its worker runs it. */
export function ownEngine(lexicon: Lexicon): MeasuredEngine {
  return {
    name: 'this site',
    build: (pages) => Promise.resolve(JSON.stringify(buildIndexFiles(pages, [], () => null, lexicon).get(null))),
    open(index) {
      const engine = openEngine(readIndexFile(JSON.parse(index)));
      return Promise.resolve({
        answer: (query) =>
          engine
            .search({ query, filters: noFilters, offset: 0, limit: 8, placesPerPage: 1 })
            .hits.map(({ url }) => url),
        finish: () => engine.readMore(Infinity),
      });
    },
  };
}

import {
  buildIndexFiles,
  namesEnd,
  openEngine,
  readIndexFile,
  readPageNames,
  writeIndexFile,
  writePageNames,
} from '@reliure/search';
import type { SearchablePage } from '@reliure/search';
import type { MeasuredEngine, OpenedEngine, Words } from './engines.ts';
import { noFilters } from './queries.ts';

/** Creates the search engine of this site with its whole index, as the results page runs it. */
export function ownEngine(words: Words): MeasuredEngine {
  return {
    name: 'this site',
    build: (pages) => Promise.resolve(writeIndexFile(buildIndex(pages, words))),
    open: (index) => Promise.resolve(openWhole(index)),
  };
}

/** Creates the search engine of this site with the names of pages alone, as the search box begins. */
export function namesEngine(words: Words): MeasuredEngine {
  return {
    name: 'this site, names alone',
    build: (pages) => Promise.resolve(writePageNames(pages, buildIndex(pages, words))),
    open(file) {
      const engine = openEngine(readPageNames(JSON.parse(file)));
      return Promise.resolve({ ...toOpened(engine), finish: () => engine.readMore(Infinity) });
    },
  };
}

/** Creates the search engine of this site as the search box runs it: names first, and the index if they are not clear. */
export function boxEngine(words: Words): MeasuredEngine {
  return {
    name: 'this site, search box',
    build: (pages) => {
      const index = buildIndex(pages, words);
      return Promise.resolve(JSON.stringify([writePageNames(pages, index), writeIndexFile(index)]));
    },
    open(files) {
      const [names = '', index = ''] = JSON.parse(files) as readonly string[];
      const first = openEngine(readPageNames(JSON.parse(names)));
      first.readMore(Infinity);
      const whole = openWhole(index);
      const search = (query: string) => first.search(toRequest(query));
      const isClear = (query: string): boolean => {
        const { certainty, total } = search(query);
        return certainty === 'clear' && total >= limit;
      };
      const own = toOpened(first);
      return Promise.resolve({
        search: (query) => (isClear(query) ? own : whole).search(query),
        isNear: (query) => !isClear(query) && whole.isNear(query),
        finish: whole.finish,
      });
    },
  };
}

const limit = 8;

function toRequest(query: string) {
  return { query, filters: noFilters, offset: 0, limit, passagesPerPage: 1 };
}

function buildIndex(pages: readonly SearchablePage[], { lexicon, thesaurus }: Words) {
  return buildIndexFiles(pages, [], () => null, lexicon, thesaurus).get(null) ?? [];
}

function toOpened(engine: ReturnType<typeof openEngine>) {
  return {
    search: (query: string) =>
      engine.search(toRequest(query)).hits.map(({ url, passages: [passage] }) => url + (passage?.hash ?? '')),
    isNear: (query: string) => engine.search(toRequest(query)).certainty === 'near',
  };
}

function openWhole(index: string): Required<OpenedEngine> {
  const end = index.indexOf(namesEnd);
  const engine = openEngine(readIndexFile(JSON.parse(`${index.slice(0, end)}]`)).entries);
  return {
    ...toOpened(engine),
    finish() {
      const { texts, related } = readIndexFile(JSON.parse(`[${index.slice(end + namesEnd.length)}`));
      engine.addTexts(texts, related);
      engine.readMore(Infinity);
    },
  };
}

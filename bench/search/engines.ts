import { openEngine } from '../../core/search/engine';
import { buildIndexFiles } from '../../core/search/indexFiles';
import { readIndexFile } from '../../core/search/readIndexFile';
import type { Lexicon } from '../../core/search/synonyms';
import type { SearchablePage } from '../../core/search/types';
import { noFilters } from './queries';

/** A search that is measured: at build, and in a visitor’s browser. */
export interface MeasuredEngine {
  readonly name: string;
  /** What visitors download, as text. */
  readonly build: (pages: readonly SearchablePage[]) => Promise<string>;
  /** Opens what was downloaded. */
  readonly open: (index: string) => Promise<OpenedEngine>;
}

export interface OpenedEngine {
  /** Addresses of the pages that answer, best first, eight at most. */
  readonly answer: (query: string) => readonly string[];
  /** Does what may be left for later, when the first answers are given. */
  readonly finish: () => void;
}

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

/**
 * A search of others, from `rivals/`, whose packages `prepareRival` puts below `.cache`: they are for measuring only.
 *
 * @throws Error when a file is none.
 */
export async function rivalEngine(file: string): Promise<MeasuredEngine> {
  const module: unknown = await import(`./rivals/${file}`);
  if (isObject(module) && isEngine(module['engine'])) return module['engine'];
  throw new Error(`bench/search/rivals/${file} exports no engine.`);
}

function isEngine(value: unknown): value is MeasuredEngine {
  return isObject(value) && ['build', 'open'].every((name) => typeof value[name] === 'function');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

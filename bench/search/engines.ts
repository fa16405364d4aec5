import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lexicon, SearchablePage } from '@reliure/search';

/** The words that the search knows besides those of the pages. */
export interface Words {
  /** Words that visitors type instead of the site’s words. */
  readonly lexicon: Lexicon;
  /** Words that the site lacks, with words of the site. */
  readonly thesaurus: Lexicon;
}

/** Neither a lexicon nor a thesaurus. */
export const noWords: Words = { lexicon: new Map(), thesaurus: new Map() };

/** A search engine to measure, both in the build and in a visitor’s browser. */
export interface MeasuredEngine {
  readonly name: string;
  /** Returns the index that visitors download, as text. */
  readonly build: (pages: readonly SearchablePage[]) => Promise<string>;
  /** Opens a downloaded index. */
  readonly open: (index: string) => Promise<OpenedEngine>;
}

/** A search engine with its index in memory. */
export interface OpenedEngine {
  /** Returns the addresses of the matching pages, with anchors if it finds parts of pages, best first, eight at most. */
  readonly search: (query: string) => readonly string[];
  /** Whether the results are announced as being only near the query; an engine without it never announces that. */
  readonly isNear?: (query: string) => boolean;
  /** Completes work that can be deferred until after the first results. */
  readonly finish: () => void;
}

/**
 * Loads a third-party search engine from `rivals/`. Its packages, which `prepareRival` installs below `.cache`, are
 * only used for measuring.
 *
 * @throws Error if the file does not export an engine.
 */
export async function rivalEngine(file: string): Promise<MeasuredEngine> {
  const module: unknown = await import(pathToFileURL(resolve('bench/search/rivals', file)).href);
  if (isObject(module) && isEngine(module['engine'])) return module['engine'];
  throw new Error(`bench/search/rivals/${file} does not export an engine.`);
}

function isEngine(value: unknown): value is MeasuredEngine {
  return isObject(value) && ['build', 'open'].every((name) => typeof value[name] === 'function');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

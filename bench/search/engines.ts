import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchablePage } from '@reliure/search';

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
  /** Returns the addresses of the matching pages, best first, eight at most. */
  readonly search: (query: string) => readonly string[];
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

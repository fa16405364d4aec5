import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchablePage } from '@apidoc/search';

/** A search that is measured: at build, and in a visitor’s browser. */
export interface MeasuredEngine {
  readonly name: string;
  /** What visitors download, as text. */
  readonly build: (pages: readonly SearchablePage[]) => Promise<string>;
  /** Opens what was downloaded. */
  readonly open: (index: string) => Promise<OpenedEngine>;
}

/** A search that has its index in memory. */
export interface OpenedEngine {
  /** Addresses of the pages that answer, best first, eight at most. */
  readonly answer: (query: string) => readonly string[];
  /** Does what may be left for later, when the first answers are given. */
  readonly finish: () => void;
}

/**
 * A search of others, from `rivals/`, whose packages `prepareRival` puts below `.cache`: they are for measuring only.
 *
 * @throws Error when a file is none.
 */
export async function rivalEngine(file: string): Promise<MeasuredEngine> {
  const module: unknown = await import(pathToFileURL(resolve('bench/search/rivals', file)).href);
  if (isObject(module) && isEngine(module['engine'])) return module['engine'];
  throw new Error(`bench/search/rivals/${file} exports no engine.`);
}

function isEngine(value: unknown): value is MeasuredEngine {
  return isObject(value) && ['build', 'open'].every((name) => typeof value[name] === 'function');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

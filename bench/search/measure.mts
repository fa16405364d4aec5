// Measures one engine in a process of its own, as cold as a visitor’s worker; run.mts starts it and reads what it prints.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { Lexicon } from '@apidoc/search';
import { rivalEngine, type MeasuredEngine } from './engines';
import { ownEngine } from './ownEngine';
import { analysedMiniSearch } from './rivals/analysedMiniSearch.mjs';

/** In milliseconds by the clock, as a visitor waits: threads that compile and collect work beside, in browsers too. */
export interface Timing {
  /** Until the first answer can be given. */
  readonly ready: number;
  /** Until nothing is left to be done. */
  readonly whole: number;
  /** Of each keystroke, in the order of the queries. */
  readonly keys: readonly number[];
}

const [engineFile = '', indexFile = '', queryFile = ''] = process.argv.slice(2);
const bundled: ReadonlyMap<string, (lexicon: Lexicon) => MeasuredEngine> = new Map([
  ['own', ownEngine],
  ['analysed', analysedMiniSearch],
]);
const engine = bundled.get(engineFile)?.(new Map()) ?? (await rivalEngine(engineFile));
const index = await readFile(indexFile, 'utf8');
const queries = JSON.parse(await readFile(queryFile, 'utf8')) as readonly string[];

const start = performance.now();
const opened = await engine.open(index);
opened.answer('visite');
const ready = performance.now() - start;
opened.finish();
const whole = performance.now() - start;
const keys = queries.flatMap((query) =>
  Array.from({ length: query.length }, (_, length) => {
    const before = performance.now();
    opened.answer(query.slice(0, length + 1));
    return performance.now() - before;
  }),
);
process.stdout.write(JSON.stringify({ ready, whole, keys } satisfies Timing));

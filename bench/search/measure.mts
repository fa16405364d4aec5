// Measures one engine in a separate process, so that it starts as cold as in a visitor’s worker. run.mts starts this
// script and reads its output.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { noWords, rivalEngine, type MeasuredEngine, type Words } from './engines.ts';
import { namesEngine, ownEngine } from './ownEngine.ts';
import { analysedMiniSearch } from './rivals/analysedMiniSearch.mjs';

/**
 * Times in milliseconds. Wall-clock time is what a visitor waits for; in browsers, too, compilation and garbage
 * collection run in other threads.
 */
export interface Timing {
  /** Until the first query can be answered. */
  readonly ready: number;
  /** Until all deferred work is done. */
  readonly whole: number;
  /** Time of each keystroke, in the order of the queries. */
  readonly keys: readonly number[];
}

const [engineFile = '', indexFile = '', queryFile = ''] = process.argv.slice(2);
const bundled: ReadonlyMap<string, (words: Words) => MeasuredEngine> = new Map([
  ['own', ownEngine],
  ['names', namesEngine],
  ['analysed', analysedMiniSearch],
]);
const engine = bundled.get(engineFile)?.(noWords) ?? (await rivalEngine(engineFile));
const index = await readFile(indexFile, 'utf8');
const queries = JSON.parse(await readFile(queryFile, 'utf8')) as readonly string[];

const start = performance.now();
const opened = await engine.open(index);
opened.search('visite');
const ready = performance.now() - start;
opened.finish();
const whole = performance.now() - start;
const keys = queries.flatMap((query) =>
  Array.from({ length: query.length }, (_, length) => {
    const before = performance.now();
    opened.search(query.slice(0, length + 1));
    return performance.now() - before;
  }),
);
process.stdout.write(JSON.stringify({ ready, whole, keys } satisfies Timing));

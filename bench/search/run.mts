// npm run bench:search: compares the quality, size and speed of this site’s search with others, on the same documents
// and in the same run.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { languageCondition } from '@reliure/browser/node';
import { prepareRival } from '../page/sites/rival.ts';
import { median } from '../page/statistics.ts';
import { loadCorpus, loadWords } from './corpus.ts';
import { rivalEngine, type MeasuredEngine } from './engines.ts';
import { growSite } from './grow.ts';
import type { Timing } from './measure.mts';
import { leavePhrasesOut } from './leftOut.ts';
import { boxEngine, namesEngine, ownEngine } from './ownEngine.ts';
import { measureQuality, type Quality } from './quality.ts';
import { loadQueries, type JudgedQuery } from './queries.ts';
import { analysedMiniSearch } from './rivals/analysedMiniSearch.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000,5000' },
    own: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: ['queries-held-out', 'queries-tuning'] },
  },
});
const sizes = values.operations.split(',').filter(Boolean).map(Number);
const runs = 3;

/** One of this many held-out queries is typed, letter by letter. */
const sample = 4;

const pages = await loadCorpus();
const words = await loadWords();
const heldOut = await loadQueries('queries-held-out', pages);

/** `file` is a path below `rivals/`, or else the name of an engine in the bundle; the search box has no timing of its own. */
const engines: readonly (readonly [file: string, engine: MeasuredEngine])[] = [
  ['own', ownEngine(words)],
  ['', boxEngine(words)],
  ['names', namesEngine(words)],
  ...(values.own ? [] : await loadRivals()),
];

async function loadRivals(): Promise<typeof engines> {
  prepareRival('search', '.cache/bench/search');
  return [
    ['analysed', analysedMiniSearch(words)],
    ['miniSearch.mjs', await rivalEngine('miniSearch.mjs')],
    ['searchLocal.mjs', await rivalEngine('searchLocal.mjs')],
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
const queryFile = join(folder, 'queries.json');
// Measured as bundled for visitors: tsx names each closure, which takes half of the time of a keystroke.
const measureScript = '.cache/bench/search/measure.mjs';
/** Bundles only this project’s packages, which are TypeScript. Node.js can load all others directly. */
const onlyOwnPackages: Plugin = {
  name: 'only-own-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./#]/ }, ({ path }) =>
      path.startsWith('@reliure/') ? undefined : { path, external: true },
    );
  },
};
await build({
  entryPoints: [join(import.meta.dirname, 'measure.mts')],
  outfile: measureScript,
  bundle: true,
  plugins: [onlyOwnPackages],
  conditions: [languageCondition()],
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
await writeFile(
  queryFile,
  JSON.stringify(heldOut.map(({ query }) => query).filter((_, index) => index % sample === 0)),
);
try {
  await reportQuality();
  await reportCosts(pages, `${countOperations(pages)} operations`);
  for (const size of sizes) await reportCosts(growSite(pages, size), `${size} operations`);
} finally {
  await rm(folder, { recursive: true });
}

async function reportQuality(): Promise<void> {
  for (const set of values.set) {
    const queries = await loadQueries(set, pages);
    await printQuality(`${set}: ${queries.length} queries`, engines, pages, queries);
  }
  const left = leavePhrasesOut(pages);
  const title = `${left.queries.length} search phrases left out of the index, by kind of page`;
  await printQuality(title, engines, left.pages, left.queries);
}

async function printQuality(
  title: string,
  measured: typeof engines,
  site: typeof pages,
  queries: readonly JudgedQuery[],
): Promise<void> {
  console.log(`\n## Quality, ${title}\n`);
  const all = await Promise.all(
    measured.map(async ([, engine]) => [engine.name, await qualityOf(engine, site, queries)] as const),
  );
  const kinds = [...(all[0]?.[1].byKind.keys() ?? [])];
  printRow(['', ...all.map(([engine]) => engine)]);
  printRow(['---', ...all.map(() => '---')]);
  printRow(['mean reciprocal rank at 8', ...all.map(([, quality]) => quality.meanReciprocalRank.toFixed(3))]);
  printRow(['right first', ...all.map(([, quality]) => quality.rightFirst.toFixed(3))]);
  printRow(['sensible, without any result', ...all.map(([, quality]) => percent(quality.unanswered))]);
  printRow(['nonsense and off-topic, as if sure', ...all.map(([, quality]) => percent(quality.wronglySure))]);
  printRow(['nonsense and off-topic, near pages', ...all.map(([, quality]) => percent(quality.wronglyNear))]);
  for (const kind of kinds) printRow([kind, ...all.map(([, { byKind }]) => (byKind.get(kind) ?? 0).toFixed(2))]);
}

async function qualityOf(
  engine: MeasuredEngine,
  site: typeof pages,
  queries: readonly JudgedQuery[],
): Promise<Quality> {
  const opened = await engine.open(await engine.build(site));
  opened.finish();
  return measureQuality(queries, opened);
}

async function reportCosts(site: typeof pages, name: string): Promise<void> {
  console.log(`\n## Costs, ${name}\n`);
  printRow(['', 'Brotli', '× ours', 'ready', 'whole', '× ours', '95 % of keystrokes within', '× ours']);
  printRow(Array.from({ length: 8 }, () => '---'));
  let own: { readonly size: number; readonly whole: number; readonly key: number } | undefined;
  for (const [file, engine] of engines.filter(([name]) => name !== '')) {
    const index = await engine.build(site);
    const indexFile = join(folder, 'index.json');
    await writeFile(indexFile, index);
    const timings = Array.from({ length: runs }, () => measure(file, indexFile));
    const size = brotliCompressSync(index).length;
    const [ready, whole, key] = [
      median(timings.map((timing) => timing.ready)),
      median(timings.map((timing) => timing.whole)),
      median(timings.map((timing) => percentile(timing.keys, 0.95))),
    ];
    own ??= { size, whole, key };
    printRow([
      engine.name,
      `${Math.round(size / 1000)} kB`,
      (size / own.size).toFixed(1),
      `${ready.toFixed(0)} ms`,
      `${whole.toFixed(0)} ms`,
      (whole / own.whole).toFixed(1),
      `${key.toFixed(2)} ms`,
      (key / own.key).toFixed(1),
    ]);
  }
}

/** Measures in a new process each time, because a visitor’s browser has not compiled anything yet either. */
function measure(engineFile: string, indexFile: string): Timing {
  // search-local imports its modules without file extensions, which Node.js does not support.
  const loader = engineFile.endsWith('.mjs') ? ['--import', 'tsx'] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...loader, measureScript, engineFile, indexFile, queryFile],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The measurement of ${engineFile} failed: ${stderr}`);
  return JSON.parse(stdout) as Timing;
}

function countOperations(site: typeof pages): number {
  return site.filter(({ kind }) => kind === 'operation').length;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describeMachine } from '../page/machine';
import { buildContract } from './contract';

/** What a site of so many operations costs; times in seconds of processor time, sizes in bytes. */
interface Growth {
  readonly operations: number;
  readonly cpu: number;
  /** The most that the build held at a time. */
  readonly memory: number;
  /** The bundle that every page loads, Brotli. */
  readonly main: number;
  /** The operation page whose document has the median length, Brotli. */
  readonly page: number;
  /** The search index of the reference, Brotli. */
  readonly index: number;
}

/** Builds a site of each size from nothing and prints the figures, and those an operation. */
export function runBench(sizes: readonly number[]): void {
  const { processor, processors, load, node, commit } = describeMachine();
  console.log(`${processor} × ${processors}, load ${load.toFixed(1)}, Node ${node}, ${commit}`);
  const rows = sizes.map((operations) => {
    const growth = measure(operations);
    console.log(`${operations}: ${JSON.stringify(growth)}`);
    return growth;
  });
  console.table(rows.map(toRow));
}

function toRow({ operations, cpu, memory, main, page, index }: Growth): Readonly<Record<string, string>> {
  return {
    operations: String(operations),
    'CPU s': cpu.toFixed(1),
    'CPU ms/op': ((1000 * cpu) / operations).toFixed(0),
    'memory MB': (memory / 1e6).toFixed(0),
    'MB/op': (memory / 1e6 / operations).toFixed(2),
    'main kB': (main / 1000).toFixed(1),
    'page kB': (page / 1000).toFixed(1),
    'index kB': (index / 1000).toFixed(1),
    'index B/op': (index / operations).toFixed(0),
  };
}

function measure(operations: number): Growth {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    const contract = join(folder, 'contract.json');
    writeFileSync(contract, JSON.stringify(buildContract({ operations, version: '3.1.0' })));
    const output = join(folder, 'build');
    return { operations, ...build(contract, output, folder), ...weigh(output) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build(contract: string, output: string, folder: string): Pick<Growth, 'cpu' | 'memory'> {
  const use = join(folder, 'use.json');
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  rmSync('site/.docusaurus', { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/.bin/docusaurus'), 'build', 'site', '--out-dir', output],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        CONTRAT: contract,
        USE_FILE: use,
        TMPDIR: temporary,
        NODE_OPTIONS: `--import=${resolve('bench/growth/reportUse.mjs')}`,
      },
    },
  );
  if (status !== 0) throw new Error(`The build of ${contract} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return JSON.parse(readFileSync(use, 'utf8')) as Pick<Growth, 'cpu' | 'memory'>;
}

function weigh(output: string): Pick<Growth, 'main' | 'page' | 'index'> {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const brotli = (file: string) => brotliCompressSync(readFileSync(join(output, file))).length;
  const sum = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((bytes, file) => bytes + brotli(file), 0);
  const pages = files
    .filter((file) => /^api\/[^/]+\.html$/.test(file))
    .sort((one, other) => statSync(join(output, one)).size - statSync(join(output, other)).size);
  const middle = pages[Math.floor(pages.length / 2)];
  return {
    main: sum(/^assets\/js\/main\..*\.js$/),
    page: middle === undefined ? NaN : brotli(middle),
    index: sum(/^search-index-api\b/),
  };
}

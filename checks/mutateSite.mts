// npm run mutate:site: plants faults in a copy of the sources, one after the other, and lists those that the tests of
// e2e/README.md do not catch. It builds the site for each fault, so it is not part of npm test.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { styleText } from 'node:util';
import { nearest } from '@apidoc/openapi';
import { ensureBrowser } from '../scripts/browser.mjs';
import { fail, readArguments } from '../scripts/commandLine.mjs';
import { describeFault, type Fault } from './mutateSite/fault';
import { allFaults } from './mutateSite/allFaults';
import type { RowTests } from './mutateSite/runTests';
import { assertPassed, tryFault } from './mutateSite/tryFault';
import { readProofs } from './proof/readProofs';
import { loadTaggedTests } from './proof/taggedTests';
import { copySite } from './warmBuild/siteCopy';

const hint = 'npm run mutate:site -- --list lists the faults and their tags.';
const { values, positionals } = readArguments(
  { list: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  hint,
);
if (values.help === true) {
  console.log(help());
  process.exit(0);
}
const chosen = chooseFaults(positionals);
if (values.list === true) {
  for (const fault of chosen) console.log(describeFault(fault));
  process.exit(0);
}
const missed = await tryAll(chosen).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error), hint),
);
if (missed.length > 0) {
  console.log(`\nNot caught. Make the test of the tag fail with the fault, or correct the fault if it breaks nothing:`);
  for (const fault of missed) console.log(`  ${describeFault(fault)}`);
}
console.log(`\n${chosen.length} faults planted, ${chosen.length - missed.length} caught, ${missed.length} not caught.`);
process.exitCode = missed.length === 0 ? 0 : 1;

function help(): string {
  return `Usage: npm run mutate:site -- [options] [tag …]

Plants each fault of checks/mutateSite/faults in a copy of the sources, builds the site, runs the tests of the fault’s
row in e2e/README.md, and lists the faults that they do not catch. A fault takes about a minute.

  npm run mutate:site                              all faults
  npm run mutate:site -- @progress-after-200ms     those of one row

Options:
  --list    Prints the faults, and plants none
  --help    This text`;
}

/** Returns the faults of the named rows, or all of them. */
function chooseFaults(tags: readonly string[]): readonly Fault[] {
  const known = new Set(readProofs(readFileSync('e2e/README.md', 'utf8')).map(({ tag }) => tag));
  const unknown = tags.filter((tag) => !known.has(tag));
  if (unknown.length > 0) {
    fail(unknown.map((tag) => `No row of e2e/README.md has the tag "${tag}". ${nearest(tag, known)}`).join('\n'), hint);
  }
  return tags.length === 0 ? allFaults : allFaults.filter(({ tag }) => tags.includes(tag));
}

/** Tries faults one after the other, and returns those that were not caught. */
async function tryAll(some: readonly Fault[]): Promise<readonly Fault[]> {
  const browser = { CHROMIUM: ensureBrowser(), E2E_PORT: String(await findFreePort()) };
  const files = new Map(loadTaggedTests().map(({ tag, source }) => [tag, source.fileName]));
  const toRow = (tag: string): RowTests => ({ tag, file: files.get(tag) ?? '' });
  const copy = copySite(['e2e', 'example', 'playwright.config.ts', 'vitest.config.mts']);
  const missed: Fault[] = [];
  try {
    console.log('Running the tests without a fault…');
    const tags = new Set(some.map(({ tag }) => tag));
    await assertPassed([...tags].map(toRow), copy, browser);
    for (const fault of some) {
      const start = performance.now();
      const { isCaught, reason } = await tryFault(fault, toRow(fault.tag), copy, browser);
      const seconds = Math.round((performance.now() - start) / 1000);
      const outcome = isCaught ? styleText('green', '✓ caught') : styleText('red', '✗ not caught');
      console.log(`${outcome}  ${describeFault(fault)}\n  ${styleText('dim', `${reason} (${seconds} s)`)}`);
      if (!isCaught) missed.push(fault);
    }
  } finally {
    copy.remove();
  }
  return missed;
}

/** Returns a port on which no other program listens, such as a site that is tested at the same time. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

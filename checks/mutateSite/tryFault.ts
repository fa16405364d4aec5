import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkingCopy } from '../warmBuild/siteCopy';
import type { Fault } from './fault';
import { plantFault } from './plantFault';
import { isUnit, runTests, type RowTests } from './runTests';

/** The outcome of a fault: `reason` is the failed test, or the reason why nothing caught the fault. */
export interface Outcome {
  readonly isCaught: boolean;
  readonly reason: string;
}

/**
 * Plants a fault in a copy of the sources, builds the site if the tests of the row need it, runs these tests, and undoes
 * the fault.
 */
export async function tryFault(
  fault: Fault,
  row: RowTests,
  copy: WorkingCopy,
  browser: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const undo = plantFault(fault, copy.folder);
  try {
    const problem = isUnit(row) ? null : await build(copy, toSite(row));
    // No test has run, so none has caught the fault.
    if (problem !== null) return { isCaught: false, reason: problem };
    const failure = await runTests(row, copy, browser);
    return failure === null ? { isCaught: false, reason: `${row.file} passed` } : { isCaught: true, reason: failure };
  } finally {
    undo();
  }
}

/**
 * Builds the site of a copy without a fault, and runs the tests of some rows: one that fails would seem to catch every
 * fault.
 *
 * @throws Error if the build or a test fails.
 */
export async function assertPassed(
  rows: readonly RowTests[],
  copy: WorkingCopy,
  browser: Readonly<Record<string, string>>,
): Promise<void> {
  for (const site of new Set(rows.filter((row) => !isUnit(row)).map(toSite))) {
    const problem = await build(copy, site);
    if (problem !== null) throw new Error(`Without a fault, ${problem}`);
  }
  for (const row of rows) {
    const failure = await runTests(row, copy, browser);
    if (failure !== null) throw new Error(`A test of ${row.tag} fails without a fault. Fix it first: ${failure}`);
  }
}

/** Returns the folder of the site on which the browser tests of a row run. */
function toSite({ file }: RowTests): string {
  return file.startsWith('e2e/engine/') ? 'example' : 'site';
}

/** Builds a site of a copy with the caches of earlier builds. Returns the reason if that fails, otherwise `null`. */
async function build(copy: WorkingCopy, site: string): Promise<string | null> {
  rmSync(join(copy.folder, site, 'build'), { recursive: true, force: true });
  const { ok, output } = await copy.run(['node', 'scripts/build.mjs', '--site', site]);
  return ok ? null : `the build failed: ${output.trim().replace(/^[^]*\[ERROR\]\s*/, '')}`;
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseJson } from '@apidoc/openapi';
import { readBrowserResults } from '../../scripts/steps/results.mjs';
import { readUnitRuns } from '../proof/runFaults';
import type { WorkingCopy } from '../warmBuild/siteCopy';

/** The tests of a row. */
export interface RowTests {
  readonly tag: string;
  /** Path from the root of the repository. */
  readonly file: string;
}

/** Whether the tests of a row need no built site. */
export function isUnit({ file }: RowTests): boolean {
  return !file.startsWith('e2e/');
}

/**
 * Runs the tests of a row in a copy of the sources. Browser tests run on the site that was built there last, until one
 * of them fails.
 *
 * @param browser Environment of the browser tests.
 * @returns One line on the failed tests, or `null` if all passed.
 * @throws Error with the output of the runner if it ran no test.
 */
export async function runTests(
  row: RowTests,
  copy: WorkingCopy,
  browser: Readonly<Record<string, string>>,
): Promise<string | null> {
  const report = join(copy.folder, 'test-results/mutate.json');
  rmSync(report, { force: true });
  return isUnit(row) ? runUnitTests(row, copy, report) : runBrowserTests(row, copy, report, browser);
}

async function runBrowserTests(
  { tag, file }: RowTests,
  copy: WorkingCopy,
  report: string,
  browser: Readonly<Record<string, string>>,
): Promise<string | null> {
  // A test that a fault breaks often runs until its timeout, so a shorter one than usual spares whoever waits for the run.
  const { output } = await copy.run(
    ['playwright', 'test', file, '--grep', tag, '--max-failures', '1', '--retries', '0', '--timeout', '30000'],
    { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { passed, failures } = readBrowserResults(report);
  // Reports name files from the folder of the tests. Other failures are those of the runner, for instance of a server
  // that does not start.
  const failure = failures.find((line) => line.startsWith(`${posix.relative('e2e', file)}:`));
  if (failure === undefined && passed === 0) throw new Error(`No test with the tag ${tag} was run:\n${output}`);
  return failure ?? null;
}

/** Vitest selects tests only by tags that its configuration lists, so the whole file is run. */
async function runUnitTests({ tag, file }: RowTests, copy: WorkingCopy, report: string): Promise<string | null> {
  const { output } = await copy.run(['vitest', 'run', file, '--reporter', 'json', '--outputFile', report]);
  const written = existsSync(report) ? parseJson(readFileSync(report, 'utf8')) : null;
  const runs = readUnitRuns(written, '').filter(({ tags }) => tags.includes(tag));
  if (runs.length === 0) throw new Error(`No test with the tag ${tag} was run:\n${output}`);
  const failed = runs.filter(({ hasPassed }) => !hasPassed).length;
  return failed === 0 ? null : `${file}: ${failed} of ${runs.length} tests failed`;
}

// The checks that need no browser, and how their results are told.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.mjs';

const resultsFolder = 'test-results';
const unitResults = `${resultsFolder}/unit.json`;
const mockResults = `${resultsFolder}/mock.json`;
const samplesResults = `${resultsFolder}/samples.json`;
const scenarioResults = `${resultsFolder}/scenarios.json`;

/** Each is one result, but for the unit tests, which count one by one. */
const steps = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Types of service workers', command: ['tsc', '-p', 'plugins/offline/worker'] },
  { name: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'Format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Contract', command: ['tsx', 'scripts/lint-contract.mts'] },
  { name: 'Guides', command: ['tsx', 'scripts/lint-guides.mts'] },
  { name: 'Typography', command: ['tsx', 'scripts/typography.mts'] },
  { name: 'Spelling', command: ['tsx', 'scripts/spelling.mts'] },
  {
    name: 'Unit tests',
    command: vitest(unitResults),
    count: () => countTests(unitResults),
  },
];

/** Calls every operation on the local mock server; apart, because it takes as long as all others together. */
export const mockStep = {
  name: 'Mock server',
  command: vitest(mockResults, '--config', 'vitest.mock.config.mts', 'scripts/contract', 'scripts/prose'),
  count: () => countTests(mockResults),
};

/** Runs every code sample of every operation with the tools of its language. */
export const samplesStep = {
  name: 'Code samples',
  command: vitest(samplesResults, '--config', 'vitest.samples.config.mts'),
  count: () => countTests(samplesResults),
};

/** Runs every scenario, and each of its branches, on the local mock server. */
export const scenarioStep = {
  name: 'Scenarios',
  command: vitest(scenarioResults, '--config', 'vitest.mock.config.mts', 'scripts/scenarios'),
  count: () => countTests(scenarioResults),
};

function vitest(results, ...options) {
  return ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
}

/** Runs the checks two by two. @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function runSteps() {
  mkdirSync(resultsFolder, { recursive: true });
  for (const results of [unitResults, mockResults, samplesResults, scenarioResults]) rmSync(results, { force: true });
  const waiting = [...steps];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) addTotals(totals, await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  return totals;
}

/** Runs one step and tells how it went; its output only when it failed. */
export async function runStep({ name, command, count }) {
  const start = performance.now();
  const { ok, output } = await run(command, { quiet: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(output);
  const { passed, failed, skipped } = count?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  // A run can fail although each of its tests passed: by a rejection that none of them waited for, for instance.
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped };
}

function countTests(results) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    // A file that does not load fails as a suite, without a failed test.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function addTotals(totals, { passed, failed, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

export function printTotals({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

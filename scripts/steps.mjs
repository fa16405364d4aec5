// The checks that need no browser, and the reporting of their results.
import { mkdirSync, rmSync } from 'node:fs';
import { readUnitResults } from './results.mjs';
import { run } from './run.mjs';

/** @import { Results } from './results.mjs' */

const resultsFolder = 'test-results';
const unitResults = `${resultsFolder}/unit.json`;
const mockResults = `${resultsFolder}/mock.json`;
const samplesResults = `${resultsFolder}/samples.json`;
const scenarioResults = `${resultsFolder}/scenarios.json`;

/** Each step counts as one result, except that tests count one by one: `read` reads the report of their runner. */
const steps = [
  { name: 'Types', command: ['tsc'] },
  { name: 'Types of service workers', command: ['tsc', '-p', 'packages/publish/offline/worker'] },
  { name: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'Structure', command: ['tsx', 'checks/structure.mts'] },
  { name: 'Format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'Contract', command: ['tsx', 'checks/contract.mts'] },
  { name: 'Guides', command: ['tsx', 'checks/guides.mts'] },
  { name: 'Typography', command: ['tsx', 'checks/typography.mts'] },
  { name: 'Spelling', command: ['tsx', 'checks/spelling.mts'] },
  { name: 'Documents', command: ['tsx', 'checks/documents.mts'] },
  {
    name: 'Unit tests',
    command: vitest(unitResults),
    read: () => readUnitResults(unitResults),
  },
];

/**
 * Calls every operation on the local mock server. Runs separately because it takes as long as all other steps together.
 */
export const mockStep = {
  name: 'Mock server',
  command: vitest(mockResults, '--config', 'vitest.mock.config.mts', 'packages/mock', 'checks'),
  read: () => readUnitResults(mockResults),
};

/** Runs every code sample of every operation with the tools of its language. */
export const samplesStep = {
  name: 'Code samples',
  command: vitest(samplesResults, '--config', 'vitest.samples.config.mts'),
  read: () => readUnitResults(samplesResults),
};

/** Runs every scenario, and each of its branches, on the local mock server. */
export const scenarioStep = {
  name: 'Scenarios',
  command: vitest(scenarioResults, '--config', 'vitest.mock.config.mts', 'packages/scenarios'),
  read: () => readUnitResults(scenarioResults),
};

/** Compares builds that reuse the caches of the build before with builds from nothing, after edits: seven builds of a copy. */
export const warmBuildStep = { name: 'Warm build', command: ['tsx', 'checks/warmBuild.mts'] };

function vitest(results, ...options) {
  return ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
}

/**
 * Runs the checks, two at a time.
 *
 * @returns {Promise<Results>}
 */
export async function runSteps() {
  mkdirSync(resultsFolder, { recursive: true });
  for (const results of [unitResults, mockResults, samplesResults, scenarioResults]) rmSync(results, { force: true });
  const waiting = [...steps];
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  return sum(results);
}

/**
 * Runs one step and logs whether it succeeded. Prints its output only if it failed, or as it runs if `shown` is set.
 *
 * @param {{ name: string, command: readonly string[], env?: Record<string, string>, shown?: boolean, read?: () => Results }} step
 *   `read` reads the results of its tests; without it, the step counts as one result.
 * @returns {Promise<Results>}
 */
export async function runStep({ name, command, read, env = {}, shown = false }) {
  if (shown) console.log(`${name}…`);
  const start = performance.now();
  const { ok, output } = await run(command, { quiet: !shown, env });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(output);
  const { passed, skipped, failures } = read?.() ?? { passed: ok ? 1 : 0, skipped: 0, failures: [] };
  // A run can fail although every test passed, for instance because of an unhandled promise rejection.
  return { passed, skipped, failures: ok || failures.length > 0 ? failures : [name] };
}

/**
 * Adds up the results of steps.
 *
 * @param {readonly Results[]} results
 */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    skipped: results.reduce((total, { skipped }) => total + skipped, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/**
 * Prints all failures again, because other output has followed them, and then the totals.
 *
 * @param {Results} results
 */
export function printTotals({ passed, skipped, failures }) {
  console.log(failures.map((failure) => `\n✗ ${failure}`).join(''));
  console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

// Runs the steps of npm test, npm run test:full and npm run check, and reports their results.
import { rmSync } from 'node:fs';
import process from 'node:process';
import { styleText } from 'node:util';
import { run } from '../run.mjs';

/** @import { Results } from './results.mjs' */

/**
 * A step counts as one result, except that tests count one by one: `read` reads the report of their runner.
 *
 * @typedef {object} Step
 * @property {string} id Its name on the command line.
 * @property {string} about What it checks.
 * @property {readonly string[]} command
 * @property {readonly RegExp[]} [affectedBy] Paths of files after whose change `--changed` runs it.
 * @property {(files: readonly string[]) => readonly string[]} [commandFor] The command for changed files alone.
 * @property {string} [report] The file of its runner’s report.
 * @property {(report: string) => Results} [read]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [warns] Whether its output is printed even if it succeeds: it consists of warnings.
 * @property {boolean} [shown] Whether its output is printed as it runs, and not only if it fails.
 */

/** How many of the longest steps and tests are listed at the end. */
const longestCount = 5;

/**
 * Runs steps, two at a time, and prints a line for each.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Results>}
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const results = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all([worker(), worker()]);
  return sum(results);
}

/**
 * Runs one step and prints whether it succeeded, and its output if it failed.
 *
 * @param {Step} step
 * @returns {Promise<Results>}
 */
export async function runStep({ about, command, report = '', read, env = {}, warns = false, shown = false }) {
  if (read !== undefined) rmSync(report, { force: true });
  if (shown) console.log(`${about}…`);
  const start = performance.now();
  const { ok, output } = await run(command, { quiet: !shown, env });
  const seconds = (performance.now() - start) / 1000;
  const symbol = ok ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${symbol} ${about} ${styleText('dim', `(${toDuration(seconds)})`)}`);
  if (!ok || (warns && output.trim() !== '')) console.log(output);
  const one = { passed: ok ? 1 : 0, skipped: 0, failures: [], tests: [] };
  const { passed, skipped, failures, flaky = [], tests } = read?.(report) ?? one;
  // A run can fail although every test passed, for instance because of an unhandled promise rejection.
  return {
    passed,
    skipped,
    failures: ok || failures.length > 0 ? failures : [about],
    flaky,
    tests,
    steps: [{ name: about, seconds }],
  };
}

/**
 * Adds up the results of steps.
 *
 * @param {readonly Results[]} results
 * @returns {Results}
 */
export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    skipped: results.reduce((total, { skipped }) => total + skipped, 0),
    failures: results.flatMap(({ failures }) => failures),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
    tests: results.flatMap(({ tests }) => tests),
    steps: results.flatMap(({ steps = [] }) => steps),
  };
}

/**
 * Prints all failures and flaky tests again, because other output has followed them, then what took longest, and the
 * totals. Ends the process: with 1 if something failed.
 *
 * @param {Results} results
 */
export function exitWith({ passed, skipped, failures, flaky = [], tests, steps = [] }) {
  for (const test of flaky) console.log(`\n${styleText('yellow', '↻')} passed only when run again: ${test}`);
  for (const failure of failures) console.log(`\n${styleText('red', '✗')} ${failure}`);
  console.log(`\n${toLongest('Longest steps', steps)}`);
  if (tests.length > 0) console.log(toLongest('Longest tests', tests));
  console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failures.length === 0 ? 0 : 1);
}

function toLongest(title, durations) {
  const longest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, longestCount);
  return [`${title}:`, ...longest.map(({ name, seconds }) => `  ${toDuration(seconds).padStart(11)}  ${name}`)].join(
    '\n',
  );
}

function toDuration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}

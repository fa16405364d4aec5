// Reads the reports of the test runners: how many tests passed, and one line for each failure with the test and the
// reason.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The results of one or several steps.
 *
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} skipped
 * @property {readonly string[]} failures One line each, with the file, the test and the reason.
 * @property {readonly string[]} [flaky] Tests that passed only when they were run again, likewise.
 * @property {readonly Duration[]} tests
 * @property {readonly Duration[]} [steps]
 *
 * @typedef {{ readonly name: string, readonly seconds: number }} Duration
 */

/**
 * Reads the JSON report of Vitest.
 *
 * @param {string} file
 * @returns {Results}
 */
export function readUnitResults(file) {
  const report = read(file);
  if (report === null) return missing(file);
  const files = report.testResults.map(({ name, ...result }) => ({ ...result, file: relative(resolve(), name) }));
  const failures = files.flatMap(({ file: place, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that fails to load has no failed tests.
    if (failed.length === 0) return status === 'failed' ? [toLine(place, message)] : [];
    return failed.map((test) => toLine(`${place} › ${test.fullName}`, test.failureMessages[0]));
  });
  const tests = files.flatMap(({ file: place, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${place} › ${fullName}`,
      seconds: duration / 1000,
    })),
  );
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, tests };
}

/**
 * Reads the JSON report of Playwright.
 *
 * @param {string} file
 * @returns {Results}
 */
export function readBrowserResults(file) {
  const report = read(file);
  if (report === null) return missing(file);
  const { expected, skipped } = report.stats;
  const flaky = [];
  const failures = report.errors.map(({ message }) => toLine('Playwright', message));
  const durations = [];
  const walk = (suite, titles) => {
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
    for (const { file, line, title, tests } of suite.specs ?? [])
      for (const { status, results } of tests) {
        const name = [`${file}:${line}`, ...titles, title].join(' › ');
        durations.push({ name, seconds: (results.at(-1)?.duration ?? 0) / 1000 });
        if (status === 'unexpected') failures.push(toLine(name, results.at(-1)?.error?.message));
        if (status === 'flaky') flaky.push(toLine(name, results[0]?.error?.message));
      }
  };
  // The titles of the outermost suites are file names, which failures already include.
  for (const suite of report.suites) walk(suite, []);
  return { passed: expected + flaky.length, skipped, failures, flaky, tests: durations };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function missing(file) {
  return { passed: 0, skipped: 0, failures: [`${file} was not written whole.`], tests: [] };
}

function toLine(place, message = '') {
  const [reason] = stripVTControlCharacters(message).trim().split('\n');
  return reason ? `${place}: ${reason}` : place;
}

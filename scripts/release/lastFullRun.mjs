import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns why nothing may be released after the last run of npm run test:full, or `null` if it may.
 *
 * @returns {string | null}
 */
export function lastFullRunError() {
  const file = 'test-results/full.json';
  if (!existsSync(file)) return null;
  const { failures } = JSON.parse(readFileSync(file, 'utf8'));
  if (failures.length === 0) return null;
  return `The last full run of the tests failed:
${failures.map((failure) => `  ${failure}`).join('\n')}
Correct this, and run it again: npm run test:full`;
}

// The last step of npm run test:full: each tag of e2e/README.md is on tests that were run and passed, and no other tag is.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { member, toArray, toText } from '@reliure/openapi';

const rows = [...readFileSync('e2e/README.md', 'utf8').matchAll(/^\| (?!Row |---)(?<row>.+?) +\| (?<tag>\S+) +\|$/gm)];
const listed = rows.map(({ groups }) => ({
  row: groups?.['row'] ?? '',
  tag: (groups?.['tag'] ?? '').replaceAll('`', ''),
}));
const states = new Map<string, string[]>();
for (const report of ['browser', 'browser-full', 'unit'])
  addStates(JSON.parse(readFileSync(`test-results/${report}.json`, 'utf8')));

const faults = [
  ...listed.flatMap(({ row, tag }) => {
    const found = states.get(tag) ?? [];
    if (found.length === 0) return `No test with the tag ${tag} was run, so nothing proves the row "${row}".`;
    const failed = found.find((state) => !['expected', 'flaky', 'passed'].includes(state));
    return failed === undefined ? [] : `A test with the tag ${tag} is ${failed}, so nothing proves the row "${row}".`;
  }),
  ...[...states.keys()]
    .filter((tag) => !['@full', '@static'].includes(tag) && !listed.some((row) => row.tag === tag))
    .map((tag) => `The tag ${tag} is on a test, but in no row.`),
];
for (const fault of faults) console.error(`e2e/README.md: ${fault}`);
console.log(`${listed.length} rows of e2e/README.md, ${faults.length} problems.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Adds the states of all tests in a report of Playwright or Vitest, by tag. */
function addStates(node: unknown): void {
  const children = ['suites', 'specs', 'testResults', 'assertionResults'].flatMap((name) =>
    toArray(member(node, name)),
  );
  for (const child of children) addStates(child);
  const own = [member(node, 'status'), ...toArray(member(node, 'tests')).map((test) => member(test, 'status'))];
  for (const text of toArray(member(node, 'tags'))) {
    const tag = `@${(toText(text) ?? '').replace(/^@/, '')}`;
    states.set(tag, [...(states.get(tag) ?? []), ...own.flatMap((state) => toText(state) ?? [])]);
  }
}

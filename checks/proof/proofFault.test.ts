import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ambiguousTags, proofFault, unlistedTags } from './proofFault';
import { findTaggedTests } from './taggedTests';

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

writeFileSync(
  join(folder, 'helpers.ts'),
  'export function assertIt() { expect(1).toBe(1); }\nexport const look = () => look();',
);
const file = join(folder, 'a.spec.ts');

/** Writes a test file and returns its tagged tests. */
function testsOf(source: string) {
  writeFileSync(file, `import { assertIt, look as watch } from './helpers';\n${source}`);
  return findTaggedTests([file]);
}

const body = '() => { expect(1).toBe(1); }';
const tagged = "'t', { tag: '@a' }";

describe('proofFault', () => {
  it.each([
    ['that asserts', `test(${tagged}, ${body});`],
    ['with several tags', `test('t', { tag: ['@b', '@a'] }, ${body});`],
    ['of Vitest', `it('t', { tags: '@a' }, ${body});`],
    ['of several cases', `it.each([1])('t', { tags: '@a' }, ${body});`],
    ['that has another title', `test(\`t \${1}\`, { tag: '@a' }, ${body});`],
    ['that waits', `test(${tagged}, async ({ page }) => { await expect(page).not.toHaveURL('a'); });`],
    ['that polls', `test(${tagged}, () => expect.poll(() => 1).toBe(1));`],
    ['with an assertion in a loop', `test(${tagged}, () => { for (const a of [1]) expect(a).toBe(1); });`],
    [
      'that calls a function that asserts',
      `function f() { g(); }\nconst g = () => expect(1).toBe(1);\ntest(${tagged}, () => f());`,
    ],
    ['that calls such a function of another file', `test(${tagged}, async () => { await assertIt(); });`],
    ['beside a skipped one', `test.skip('other', ${body});\ntest(${tagged}, ${body});`],
    ['in a tagged group', `test.describe(${tagged}, () => { test('one', ${body}); });`],
  ])('accepts a test %s', (_what, source) => {
    expect(proofFault('@a', testsOf(source))).toBeNull();
  });

  it.each([
    ['a missing test', `test('t @a', ${body}); // @a`, 'no test has the tag @a'],
    ['a test with another tag', `test('t', { tag: '@ab' }, ${body});`, 'no test has the tag @a'],
    ['a tag of two tests', `test(${tagged}, ${body});\ntest(${tagged}, ${body});`, '2 tests have the tag @a'],
    ['an empty test', `test(${tagged}, () => {});`, 'has no assertion'],
    ['a test that only acts', `test(${tagged}, async ({ page }) => { await page.goto('/'); });`, 'has no assertion'],
    ['an expectation without a matcher', `test(${tagged}, () => { expect(1); });`, 'has no assertion'],
    ['an assertion in a comment', `test(${tagged}, () => { /* expect(1).toBe(1) */ });`, 'has no assertion'],
    [
      'a function that asserts nothing',
      `function f() { return f(); }\ntest(${tagged}, () => f());`,
      'has no assertion',
    ],
    ['such a function of another file', `test(${tagged}, () => watch());`, 'has no assertion'],
    ['a skipped test', `test.skip(${tagged}, ${body});`, 'skipped by test.skip'],
    ['a test to be fixed', `test.fixme(${tagged}, ${body});`, 'skipped by test.fixme'],
    ['a test to be written', `it.todo('t', { tags: '@a' }, ${body});`, 'skipped by it.todo'],
    ['a test that excludes all others', `test.only(${tagged}, ${body});`, 'skipped by test.only'],
    ['a test that must fail', `test.fail(${tagged}, ${body});`, 'skipped by test.fail'],
    ['a test that skips itself', `test(${tagged}, () => { test.skip(); expect(1).toBe(1); });`, 'skipped by test.skip'],
    [
      'a test that skips itself on a condition',
      `test(${tagged}, () => { if (a) test.skip(b, 'c'); expect(1).toBe(1); });`,
      'skipped by test.skip',
    ],
    [
      'a file that is skipped on a condition',
      `test.skip(nginx === null, 'no nginx');\ntest(${tagged}, ${body});`,
      'skipped by test.skip',
    ],
    [
      'a test in a skipped group',
      `test.describe.skip('b', () => { test(${tagged}, ${body}); });`,
      'skipped by test.describe.skip',
    ],
    [
      'a test in a group that is skipped on a condition',
      `test.describe('b', () => { test.skip(({ a }) => a, 'b'); test(${tagged}, ${body}); });`,
      'skipped by test.skip',
    ],
    ['a test that runs on a condition', `it.runIf(a)('t', { tags: '@a' }, ${body});`, 'skipped by it.runIf'],
    [
      'a group of which one test has no assertion',
      `test.describe(${tagged}, () => { test('a', ${body}); test('b', () => {}); });`,
      "the test 'b', with the tag @a, has no assertion",
    ],
    ['a group without tests', `test.describe(${tagged}, () => {});`, 'has no test'],
  ])('rejects %s', (_what, source, fault) => {
    expect(proofFault('@a', testsOf(source))).toContain(fault);
  });
});

describe('unlistedTags', () => {
  it('returns the tags of tests that are in no row', () => {
    const tests = testsOf(`test('t', { tag: ['@a', '@b'] }, ${body});\nconst data = { tags: '@c', tag: '@d' };`);
    expect(unlistedTags(['@a'], tests)).toEqual([
      `${file}: no row of e2e/README.md has the tag @b. Add a row, or remove the tag from the test.`,
    ]);
    expect(unlistedTags(['@a', '@b'], tests)).toEqual([]);
  });
});

describe('ambiguousTags', () => {
  it('returns the tags that are a prefix of another tag', () => {
    expect(ambiguousTags(['@page', '@page', '@page-crash', '@a-page'])).toEqual([
      'e2e/README.md: --grep @page also runs the test with the tag @page-crash. Rename one of the tags.',
    ]);
  });
});

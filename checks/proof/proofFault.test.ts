import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { proofFault } from './proofFault';

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

writeFileSync(
  join(folder, 'helpers.ts'),
  'export function assertIt() { expect(1).toBe(1); }\nexport const look = () => look();',
);
const file = join(folder, 'a.spec.ts');

/** Writes a test file, and returns the fault of its test « t ». */
function faultOf(source: string): string | null {
  writeFileSync(file, `import { assertIt, look as watch } from './helpers';\n${source}`);
  return proofFault({ file, title: 't' });
}

const body = '() => { expect(1).toBe(1); }';

describe('a test proves its row', () => {
  it.each([
    ['that asserts', `test('t', ${body});`],
    ['of several cases', `it.each([1])('t', ${body});`],
    ['that waits', "test('t', async ({ page }) => { await expect(page).not.toHaveURL('a'); });"],
    ['that polls', "test('t', () => expect.poll(() => 1).toBe(1));"],
    ['whose assertion stands in a loop', "test('t', () => { for (const a of [1]) expect(a).toBe(1); });"],
    [
      'that calls a function that asserts',
      "function f() { g(); }\nconst g = () => expect(1).toBe(1);\ntest('t', () => f());",
    ],
    ['that calls one of another file', "test('t', async () => { await assertIt(); });"],
    ['whose neighbour is left out', `test.skip('other', ${body});\ntest('t', ${body});`],
    ['of a block', `test.describe('t', () => { test('one', ${body}); });`],
  ])('%s', (_what, source) => {
    expect(faultOf(source)).toBeNull();
  });
});

describe('a test proves nothing', () => {
  it.each([
    ['that is not there', `test('other', ${body}); // t`, 'has no test « t »'],
    ['whose title others have too', `test('t', ${body});\ntest('t', ${body});`, 'has 2 tests'],
    ['that is empty', "test('t', () => {});", 'has no assertion'],
    ['that only acts', "test('t', async ({ page }) => { await page.goto('/'); });", 'has no assertion'],
    ['that expects and does not say what', "test('t', () => { expect(1); });", 'has no assertion'],
    ['that only speaks of it', "test('t', () => { /* expect(1).toBe(1) */ });", 'has no assertion'],
    ['whose function asserts nothing', "function f() { return f(); }\ntest('t', () => f());", 'has no assertion'],
    ['whose function elsewhere asserts nothing', "test('t', () => watch());", 'has no assertion'],
    ['that is skipped', `test.skip('t', ${body});`, 'left out, by test.skip'],
    ['that is to be fixed', `test.fixme('t', ${body});`, 'left out, by test.fixme'],
    ['that waits to be written', `it.todo('t', ${body});`, 'left out, by it.todo'],
    ['that leaves out the others', `test.only('t', ${body});`, 'left out, by test.only'],
    ['that must fail', `test.fail('t', ${body});`, 'left out, by test.fail'],
    ['that skips itself', "test('t', () => { test.skip(); expect(1).toBe(1); });", 'left out, by test.skip'],
    [
      'that skips itself at times',
      "test('t', () => { if (a) test.skip(b, 'c'); expect(1).toBe(1); });",
      'left out, by test.skip',
    ],
    [
      'of a file that is skipped at times',
      `test.skip(nginx === null, 'no nginx');\ntest('t', ${body});`,
      'left out, by test.skip',
    ],
    [
      'of a block that is skipped',
      `test.describe.skip('b', () => { test('t', ${body}); });`,
      'left out, by test.describe.skip',
    ],
    [
      'of a block that skips',
      `test.describe('b', () => { test.skip(({ a }) => a, 'b'); test('t', ${body}); });`,
      'left out, by test.skip',
    ],
    ['that is run at times', `it.runIf(a)('t', ${body});`, 'left out, by it.runIf'],
    [
      'that is one of a block without assertion',
      `describe('t', () => { test('a', ${body}); test('b', () => {}); });`,
      '« b » has no assertion',
    ],
    ['that is a block without tests', "describe('t', () => {});", 'has no test'],
  ])('%s', (_what, source, fault) => {
    expect(faultOf(source)).toContain(fault);
  });

  it('when its file is gone', () => {
    expect(proofFault({ file: join(folder, 'gone.spec.ts'), title: 't' })).toContain('There is no file');
  });
});

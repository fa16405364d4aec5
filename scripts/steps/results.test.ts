import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrowserResults, readUnitResults } from './results.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'results-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(report: unknown): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}

describe('readUnitResults', () => {
  it('names each test that failed with its first line, and each file that did not load', async () => {
    const passed = { status: 'passed', fullName: 'a is well', failureMessages: [], duration: 1500 };
    const failed = { status: 'failed', fullName: 'a is right', failureMessages: ['Error: no\n    at a.test.ts:1:1'] };
    const report = {
      numPassedTests: 1,
      numPendingTests: 2,
      testResults: [
        { name: resolve('core/a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: resolve('core/b.test.ts'), status: 'failed', message: 'Cannot find it', assertionResults: [] },
        { name: resolve('core/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(readUnitResults(await written(report))).toEqual({
      passed: 1,
      skipped: 2,
      failures: ['core/a.test.ts › a is right: Error: no', 'core/b.test.ts: Cannot find it'],
      tests: [
        { name: 'core/a.test.ts › a is well', seconds: 1.5 },
        { name: 'core/a.test.ts › a is right', seconds: 0 },
      ],
    });
  });
});

describe('readBrowserResults', () => {
  it('names each test that failed at its last try or at its first, and each error outside tests', async () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
    });
    const report = {
      stats: { expected: 4, flaky: 1, skipped: 1, unexpected: 2 },
      errors: [{ message: 'The server did not start.\nat …' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            spec('fails', 'unexpected', 'first try', '\u001b[31mlast try\u001b[39m'),
            spec('is flaky', 'flaky', 'a'),
          ],
          suites: [{ title: 'inner', specs: [spec('fails too', 'unexpected')] }],
        },
      ],
    };
    const { passed, skipped, failures, flaky } = readBrowserResults(await written(report));
    expect({ passed, skipped, flaky }).toEqual({ passed: 5, skipped: 1, flaky: ['a.spec.ts:7 › is flaky: a'] });
    expect(new Set(failures)).toEqual(
      new Set([
        'Playwright: The server did not start.',
        'a.spec.ts:7 › fails: last try',
        'a.spec.ts:7 › inner › fails too',
      ]),
    );
  });
});

it.each([readUnitResults, readBrowserResults])('%o fails for a report that is cut', async (read) => {
  const { passed, failures } = read(await written('{ "stats": '));
  expect({ passed, failures }).toEqual({ passed: 0, failures: [expect.stringMatching(/report\.json .*not written/)] });
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readGuide, type Fence } from 'reliure/node';
import { runMockServer } from '../testing/siteContract.ts';

const guide = 'site/docs/intro.md';
const { fences } = readGuide(await readFile(guide, 'utf8'));
const steps = fences.flatMap(toStep);

const origin = runMockServer();

describe(guide, () => {
  it('shows calls with their responses', () => {
    expect(steps.length).toBeGreaterThan(4);
  });

  it.each(steps)('shows the mock server’s response at line $line', async ({ script, status, body }) => {
    const env = { PATH: process.env['PATH'] ?? '', BASE: origin(), API_TOKEN: 'demo', ...variables() };
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
    const [head = '', answer = ''] = stdout.split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(status);
    expect(JSON.parse(answer)).toMatchObject(JSON.parse(body) as object);
  });
});

/** Returns a call of the API, with the first body shown after it. */
function toStep({ line, language, meta, text }: Fence, index: number) {
  if (language !== 'bash' || !text.includes('curl') || meta.includes('hors-contrat')) return [];
  const answer = fences.slice(index + 1).find((fence) => fence.language !== 'http');
  const [, status] = /status=(\d+)/.exec(answer?.meta ?? '') ?? [];
  if (status === undefined) throw new Error(`${guide}:${String(line)} shows a call without its response.`);
  return [{ line, script: text, status, body: answer?.text ?? '' }];
}

/** Returns the shell variables that the reader sets in the guide. */
function variables(): Readonly<Record<string, string>> {
  const set = fences.flatMap(({ text }) => [...text.matchAll(/^([A-Z]+)='?([^\s']+)'?$/gm)]);
  return Object.fromEntries(set.map(([, name = '', value = '']) => [name, value]));
}

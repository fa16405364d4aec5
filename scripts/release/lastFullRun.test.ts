import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastFullRunError } from './lastFullRun.mjs';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'full-run-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['no run', undefined, null],
  ['a green run', [], null],
  [
    'a red run',
    ['a.spec.ts › fails: Error'],
    /^The last full run .*failed:\n {2}a\.spec\.ts › fails: Error\n.*test:full$/,
  ],
])('after %s', (name, failures, want) => {
  const file = join(folder, `${name}.json`);
  if (failures !== undefined) writeFileSync(file, JSON.stringify({ failures }));
  const error = lastFullRunError(file);
  if (want === null) expect(error).toBeNull();
  else expect(error).toMatch(want);
});

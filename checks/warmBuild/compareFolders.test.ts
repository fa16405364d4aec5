import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareFolders } from './compareFolders.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name, 'a'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return join(folder, name);
}

it('returns files that differ, at any depth, and files that only one folder has', () => {
  const one = write('one', { 'same.html': '1', 'a/other.html': '1', 'first.html': '' });
  const other = write('other', { 'same.html': '1', 'a/other.html': '2', 'second.html': '' });
  expect(compareFolders(one, other)).toEqual(['a/other.html', 'first.html', 'second.html']);
  expect(compareFolders(one, one)).toEqual([]);
});

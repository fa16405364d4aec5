import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildListFiles, writeFiles } from './writeFiles';

describe('buildListFiles', () => {
  it('makes two files of each list, at stable addresses', () => {
    const users = { operations: [], schemas: [] };
    const values = [{ value: '"a"', anchor: 'a' }];
    const files = buildListFiles([
      { kind: 'list', slug: 'listes/Statut', name: 'Statut', type: 'texte', values, users },
    ]);
    expect(files.map(({ path }) => path)).toEqual(['/api/listes/Statut.csv', '/api/listes/Statut.json']);
    expect(files.map(({ text }) => text.includes('code'))).toEqual([true, true]);
  });
});

describe('writeFiles', () => {
  it('leaves nothing of an earlier build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    await writeFile(join(folder, 'old.csv'), 'old');
    await writeFiles(folder, [{ path: '/api/listes/New.csv', text: 'é' }]);
    expect(await readdir(folder)).toEqual(['api']);
    expect(await readFile(join(folder, 'api/listes/New.csv'), 'utf8')).toBe('é');
  });
});

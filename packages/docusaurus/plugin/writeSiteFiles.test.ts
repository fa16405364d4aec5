import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSiteFiles } from './writeSiteFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});

describe('writeSiteFiles', () => {
  it('writes texts and bytes, and creates their folders', async () => {
    await writeSiteFiles(
      folder,
      new Map<string, string | Uint8Array>([
        ['/a/b.md', 'é'],
        ['/c.zip', Uint8Array.of(1, 2)],
      ]),
    );
    expect(await readFile(join(folder, 'a/b.md'), 'utf8')).toBe('é');
    expect([...(await readFile(join(folder, 'c.zip')))]).toEqual([1, 2]);
  });

  it.each(['/../dehors.md', '/a/../../dehors.md'])('rejects %s, which is outside the site', async (path) => {
    const inside = join(folder, 'site');
    await expect(writeSiteFiles(inside, new Map([[path, 'a']]))).rejects.toThrow(
      `${path} would be written outside the site`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not overwrite a file of the site', async () => {
    await writeFile(join(folder, 'llms.txt'), 'à la main');
    await expect(writeSiteFiles(folder, new Map([['/llms.txt', 'a']]))).rejects.toThrow(
      '/llms.txt cannot be written: the site already has a file with this name. Rename the one in static/.',
    );
    expect(await readFile(join(folder, 'llms.txt'), 'utf8')).toBe('à la main');
  });
});

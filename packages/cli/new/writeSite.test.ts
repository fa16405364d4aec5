import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSite } from './writeSite.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-site-'));
});
afterEach(() => rm(root, { recursive: true }));

const files = (copyOf: string) =>
  new Map([
    ['a.ts', { text: 'a' }],
    ['b/c.yaml', { copyOf }],
  ]);

describe('writeSite', () => {
  it('writes texts and copies files, of a link what it leads to', async () => {
    await writeFile(join(root, 'c.yaml'), 'c');
    await symlink('c.yaml', join(root, 'link.yaml'));
    await writeSite(join(root, 'shop'), files(join(root, 'link.yaml')));
    expect((await readdir(root)).sort()).toEqual(['c.yaml', 'link.yaml', 'shop']);
    await rm(join(root, 'c.yaml'));
    expect(await readFile(join(root, 'shop/b/c.yaml'), 'utf8')).toBe('c');
  });

  it('leaves nothing if a file is missing', async () => {
    await expect(writeSite(join(root, 'shop'), files(join(root, 'none.yaml')))).rejects.toThrow(
      /none\.yaml.*\n.*Nothing was kept/,
    );
    expect(await readdir(root)).toEqual([]);
  });

  it('leaves an empty folder empty if a file is missing', async () => {
    await mkdir(join(root, 'shop'));
    await expect(writeSite(join(root, 'shop'), files(join(root, 'none.yaml')))).rejects.toThrow('Nothing was kept');
    expect(await readdir(join(root, 'shop'))).toEqual([]);
  });

  it('leaves a folder that exists as it is', async () => {
    await mkdir(join(root, 'shop'));
    await writeFile(join(root, 'shop/mine.md'), 'mine');
    await writeFile(join(root, 'c.yaml'), 'c');
    await expect(writeSite(join(root, 'shop'), files(join(root, 'c.yaml')))).rejects.toThrow('Nothing was kept');
    expect((await readdir(root)).sort()).toEqual(['c.yaml', 'shop']);
    expect(await readdir(join(root, 'shop'))).toEqual(['mine.md']);
  });
});

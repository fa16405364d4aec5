import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '@reliure/language';
import { hashFolder } from './hashFolder.ts';
import { pathToFileURL } from 'node:url';
import { loadOrCreate, toKey as toKeyOf } from './loadOrCreate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const toKey = (inputs: readonly unknown[]) => toKeyOf(import.meta.url, inputs);

describe('toKey', () => {
  it.each([
    ['a string', ['b'], ['c']],
    ['the order of inputs', ['b', 'c'], ['c', 'b']],
    ['the boundary between inputs', ['b', 'c'], [['b', 'c']]],
    ['a nested value', [{ a: [{ b: 1 }] }], [{ a: [{ b: 2 }] }]],
    ['a missing input', ['b', ''], ['b']],
  ])('changes with %s', async (_, one, other) => {
    const key = await toKey(one);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await toKey(structuredClone(one))).toBe(key);
    expect(await toKey(other)).not.toBe(key);
  });

  it('changes with the code of the package, and with the version of a dependency', async () => {
    const write = async (name: string, code: string, version: string) => {
      const library = join(folder, name, 'node_modules/library');
      await mkdir(join(folder, name, 'dist'), { recursive: true });
      await mkdir(library, { recursive: true });
      const manifest = { name: 'own', version: '1.0.0', dependencies: { library: '*' } };
      await writeFile(join(folder, name, 'package.json'), JSON.stringify(manifest));
      await writeFile(join(folder, name, 'dist/index.js'), code);
      await writeFile(join(library, 'package.json'), JSON.stringify({ name: 'library', version }));
      return toKeyOf(pathToFileURL(join(folder, name, 'dist/index.js')).href, ['b']);
    };
    const first = await write('first', 'one', '1.0.0');
    expect(await write('same', 'one', '1.0.0')).toBe(first);
    expect(await write('other-code', 'two', '1.0.0')).not.toBe(first);
    expect(await write('other-version', 'one', '1.0.1')).not.toBe(first);
  });

  it('changes with the language', async () => {
    const key = await toKey(['b']);
    setLanguage('en');
    expect(await toKey(['b'])).not.toBe(key);
  });

  it('is null when an input is unknown', async () => {
    expect(await toKey(['b', null])).toBeNull();
  });
});

describe('loadOrCreate', () => {
  const value = { text: 'é’', bytes: Uint8Array.of(1, 2), byName: new Map([[null, undefined]]) };
  const file = () => join(folder, 'deep/value');

  it('creates a value once per key', async () => {
    const create = vi.fn(() => value);
    expect(await loadOrCreate(file(), await toKey(['b']), create)).toEqual(value);
    expect(await loadOrCreate(file(), await toKey(['b']), create)).toEqual(value);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('creates the value again for another key, and then caches only that one', async () => {
    await loadOrCreate(file(), await toKey(['b']), () => 'b');
    expect(await loadOrCreate(file(), await toKey(['c']), () => 'c')).toBe('c');
    expect(await loadOrCreate(file(), await toKey(['c']), () => 'stale')).toBe('c');
    expect(await loadOrCreate(file(), await toKey(['b']), () => 'b again')).toBe('b again');
    expect(await readdir(join(folder, 'deep'))).toEqual(['value']);
  });

  it('caches nothing without a key', async () => {
    expect(await loadOrCreate(file(), null, () => 'b')).toBe('b');
    expect(await readdir(folder)).toEqual([]);
  });

  it('caches nothing that its key does not cover', async () => {
    expect(
      await loadOrCreate(
        file(),
        await toKey(['b']),
        () => 'b',
        () => false,
      ),
    ).toBe('b');
    expect(await readdir(folder)).toEqual([]);
  });

  it('caches nothing when creating fails', async () => {
    const fail = () => Promise.reject(new Error('at line 3'));
    await expect(loadOrCreate(file(), await toKey(['b']), fail)).rejects.toThrow('at line 3');
    expect(await loadOrCreate(file(), await toKey(['b']), () => 'b')).toBe('b');
  });

  it('rejects a value that cannot be serialized', async () => {
    await expect(loadOrCreate(file(), await toKey(['b']), () => ({ toUrl: () => '' }))).rejects.toThrow(
      'could not be cloned',
    );
  });
});

describe('hashFolder', () => {
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  };

  it.each([
    ['a file’s text', () => write('a/b.yaml', 'other')],
    ['a new file', () => write('a/c.yaml', '')],
    ['a removed file', () => rm(join(folder, 'a/b.yaml'))],
    [
      'a moved file',
      async () =>
        write('d.yaml', await readFile(join(folder, 'a/b.yaml'), 'utf8')).then(() => rm(join(folder, 'a/b.yaml'))),
    ],
  ])('changes with %s', async (_, change) => {
    await write('a/b.yaml', 'text');
    await write('e.yaml', 'text');
    const before = await hashFolder(folder);
    expect(await hashFolder(folder)).toBe(before);
    await change();
    expect(await hashFolder(folder)).not.toBe(before);
  });
});

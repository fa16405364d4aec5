import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashFolder } from './hashFolder';
import { keep, toKey } from './keep';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('toKey', () => {
  it.each([
    ['a text', ['b'], ['c']],
    ['the order of inputs', ['b', 'c'], ['c', 'b']],
    ['where one input ends', ['b', 'c'], [['b', 'c']]],
    ['a value deep inside', [{ a: [{ b: 1 }] }], [{ a: [{ b: 2 }] }]],
    ['a missing input', ['b', ''], ['b']],
  ])('changes with %s', async (_, one, other) => {
    const key = await toKey(one);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await toKey(structuredClone(one))).toBe(key);
    expect(await toKey(other)).not.toBe(key);
  });

  it('changes with the code that builds', async () => {
    expect(await toKey(['b'], Promise.resolve('two'))).not.toBe(await toKey(['b'], Promise.resolve('one')));
  });

  it('is null where an input is not known', async () => {
    expect(await toKey(['b', null])).toBeNull();
  });
});

describe('keep', () => {
  const value = { text: 'é’', bytes: Uint8Array.of(1, 2), byName: new Map([[null, undefined]]) };
  const file = () => join(folder, 'deep/value');

  it('makes a value once for a key', async () => {
    const make = vi.fn(() => value);
    expect(await keep(file(), await toKey(['b']), make)).toEqual(value);
    expect(await keep(file(), await toKey(['b']), make)).toEqual(value);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes it anew for another key, and then keeps that one only', async () => {
    await keep(file(), await toKey(['b']), () => 'b');
    expect(await keep(file(), await toKey(['c']), () => 'c')).toBe('c');
    expect(await keep(file(), await toKey(['c']), () => 'stale')).toBe('c');
    expect(await keep(file(), await toKey(['b']), () => 'b again')).toBe('b again');
    expect(await readdir(join(folder, 'deep'))).toEqual(['value']);
  });

  it('keeps nothing without a key', async () => {
    expect(await keep(file(), null, () => 'b')).toBe('b');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps nothing that its key does not stand for', async () => {
    expect(
      await keep(
        file(),
        await toKey(['b']),
        () => 'b',
        () => false,
      ),
    ).toBe('b');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps nothing when making fails', async () => {
    const fail = () => Promise.reject(new Error('at line 3'));
    await expect(keep(file(), await toKey(['b']), fail)).rejects.toThrow('at line 3');
    expect(await keep(file(), await toKey(['b']), () => 'b')).toBe('b');
  });

  it('refuses to keep what cannot be read back', async () => {
    await expect(keep(file(), await toKey(['b']), () => ({ toUrl: () => '' }))).rejects.toThrow('could not be cloned');
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

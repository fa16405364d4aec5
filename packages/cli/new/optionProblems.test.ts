import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionProblems, type WrittenOptions } from './optionProblems.ts';

let folder: string;
let good: WrittenOptions;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'options-'));
  const contract = join(folder, 'openapi.yaml');
  // Its content is not read.
  await writeFile(contract, '');
  good = { language: 'fr', contract, title: 'Shop', url: 'https://docs.shop.org', folder: join(folder, 'shop') };
});
afterAll(() => rm(folder, { recursive: true }));

const placesOf = (options: WrittenOptions) => optionProblems(options).map(({ file }) => file);

describe('optionProblems', () => {
  it('finds nothing wrong with good options', () => {
    expect(placesOf(good)).toEqual([]);
    expect(placesOf({ contract: good.contract, title: 'L’API', url: 'http://localhost:8080' })).toEqual([]);
  });

  it.each([
    ['url', 'wrong'],
    ['url', ''],
    ['url', 'docs.shop.org'],
    ['url', 'https://docs.shop.org/'],
    ['url', 'https://docs.shop.org/api'],
    ['url', 'https://docs.shop.example'],
    ['title', ''],
    ['title', '  '],
    ['language', 'de'],
    ['language', ''],
    ['tagline', ''],
    ['contract', 'none.yaml'],
    ['contract', ''],
    ['contract', '.'],
    ['contract', 'https://shop.org/openapi.yaml'],
  ])('names --%s if it is %j', (name, value) => {
    expect(placesOf({ ...good, [name]: value })).toEqual([`--${name}`]);
  });

  it('names all options that are missing or wrong', () => {
    expect(placesOf({ url: 'wrong', folder: folder })).toEqual(['--contract', '--title', '--url', '[folder]']);
  });

  it.each([
    ['a name', 'Shop', []],
    ['an empty folder', 'empty', []],
    ['a file', 'openapi.yaml', ['[folder]']],
    ['a folder with a file', '.', ['[folder]']],
  ])('judges %s as the folder', async (_name, place, want) => {
    await mkdir(join(folder, 'empty'), { recursive: true });
    expect(placesOf({ ...good, folder: join(folder, place) })).toEqual(want);
  });

  it('asks for a folder if the title has no Latin letters', () => {
    const { folder: _folder, ...others } = good;
    expect(placesOf({ ...others, title: '日本' })).toEqual(['[folder]']);
  });
});

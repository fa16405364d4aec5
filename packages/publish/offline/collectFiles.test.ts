import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectFiles } from './collectFiles.ts';

let site: string;
let search: string;
let prepared: string;
beforeEach(async () => {
  [site, search, prepared] = await Promise.all([
    mkdtemp(join(tmpdir(), 'site-')),
    mkdtemp(join(tmpdir(), 'search-')),
    mkdtemp(join(tmpdir(), 'prepared-')),
  ]);
});
afterEach(() => Promise.all([site, search, prepared].map((folder) => rm(folder, { recursive: true }))));

const page = '<html lang="fr"><div id="__docusaurus"></div></html>';

describe('collectFiles', () => {
  it.each([
    ['logo@2x.png', '/base/logo@2x.png'],
    ['a+b,c.png', '/base/a+b,c.png'],
    ['été 1.png', '/base/%C3%A9t%C3%A9%201.png'],
    ['100%.png', '/base/100%25.png'],
    ['a%20b.png', '/base/a%2520b.png'],
    ['qui?#.png', '/base/qui%3F%23.png'],
    ['docs/C++.html', '/base/docs/C++'],
    ['index.html', '/base/'],
  ])('gives %s the address that a browser requests', async (file, want) => {
    await mkdir(join(site, 'docs'));
    await writeFile(join(site, file), page);
    const [found] = await collectFiles({ site, search, prepared: [prepared], baseUrl: '/base/' });
    expect(found?.pathname).toBe(want);
  });

  it('collects the files of pages, those that they read before the site has them, and all files of the search', async () => {
    await mkdir(join(site, 'partage'));
    await Promise.all([
      // Only other sites show it.
      writeFile(join(site, 'partage/docs.png'), ''),
      writeFile(join(site, 'a.html'), page),
      writeFile(join(site, 'ailleurs.html'), '<html lang="fr"><meta http-equiv="refresh"></html>'),
      writeFile(join(site, 'a.md'), '# A'),
      writeFile(join(site, 'openapi.json'), '{}'),
      // Perhaps only written in part.
      writeFile(join(site, 'a.openapi.json'), ''),
      writeFile(join(prepared, 'a.openapi.json'), '{}'),
      writeFile(join(prepared, 'a.composer.json'), '{}'),
      writeFile(join(prepared, 'correspondance.json'), '{}'),
      writeFile(join(site, 'search-index.json'), '[]'),
      writeFile(join(search, 'search-index.json'), '[]'),
    ]);
    const files = await collectFiles({ site, search, prepared: [prepared], baseUrl: '/' });
    expect(files.map(({ pathname, type }) => `${pathname} ${type}`).sort()).toEqual([
      '/a text/html; charset=utf-8',
      '/a.composer.json application/json; charset=utf-8',
      '/a.openapi.json application/json; charset=utf-8',
      '/search-index.json application/json; charset=utf-8',
    ]);
  });
});

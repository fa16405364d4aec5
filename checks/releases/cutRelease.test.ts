import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReleases } from '@apidoc/changelog/node';
import { cutRelease, toDay, toRefusal } from './cutRelease';

const last = { version: '1.5.0', date: '2026-01-01', shape: {} };

describe('toDay', () => {
  it.each([
    ['Europe/Paris', '2026-03-05'],
    ['Pacific/Honolulu', '2026-03-04'],
  ])('is the day in %s', (zone, want) => {
    vi.stubEnv('TZ', zone);
    expect(toDay(new Date('2026-03-04T23:30:00Z'))).toBe(want);
  });
});

describe('toRefusal', () => {
  it.each([
    ['1.6', '2026-02-01', '"1.6" is no version. Give one such as 1.6.0: npm run release -- 1.6.0 [YYYY-MM-DD]'],
    ['', '2026-02-01', '"" is no version. Give one such as 1.6.0: npm run release -- 1.6.0 [YYYY-MM-DD]'],
    ['1.5.0', '2026-02-01', '1.5.0 does not come after 1.5.0. Give a higher number.'],
    [
      '1.6.0',
      'demain',
      '"demain" is no day. Give one such as 2026-01-31, or none for today: npm run release -- 1.6.0 [YYYY-MM-DD]',
    ],
    [
      '1.6.0',
      '2026-02-30',
      '"2026-02-30" is no day. Give one such as 2026-01-31, or none for today: npm run release -- 1.6.0 [YYYY-MM-DD]',
    ],
    ['1.6.0', '2026-02-28', null],
  ])('of %j on %j', (version, date, want) => expect(toRefusal(version, date, last)).toBe(want));
});

describe('cutRelease', () => {
  let folder: string;
  const root = () => join(folder, 'openapi.yaml');
  const release = { version: '1.6.0', date: '2026-02-01' };
  const document = { openapi: '3.1.0', info: { title: 'Maison', version: '1.5.0' }, paths: {} };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contrat-'));
  });

  it('makes the first release where there is neither a folder of releases nor an entry', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    expect(await cutRelease(root(), release, document, undefined)).toBe(join(folder, 'versions/1.6.0.json'));
    expect(await readFile(root(), 'utf8')).toBe('info:\n  version: 1.6.0\n');
    expect(await readdir(join(folder, 'versions'))).toEqual(['1.6.0.json']);
    expect(await loadReleases(join(folder, 'versions'))).toEqual([
      { ...release, shape: { openapi: '3.1.0', info: { version: '1.6.0' }, paths: {}, components: {} } },
    ]);
  });

  it('closes the entries on what was not released yet', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    await cutRelease(root(), { ...release, version: '1.5.0' }, document, undefined);
    await writeFile(join(folder, 'versions/annonces.yaml'), 'next:\n  - on: A\n');
    await cutRelease(root(), release, document, { ...release, version: '1.5.0', shape: {} });
    expect(await readFile(join(folder, 'versions/annonces.yaml'), 'utf8')).toBe('1.6.0:\n  - on: A\n');
  });

  it('writes nothing where something cannot be read', async () => {
    await expect(cutRelease(root(), release, document, undefined)).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([]);
  });

  it('changes nothing where something cannot be written', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    await mkdir(`${root()}.new`);
    await expect(cutRelease(root(), release, document, undefined)).rejects.toThrow('EISDIR');
    expect(await readFile(root(), 'utf8')).toBe('info:\n  version: 1.5.0\n');
    expect(await loadReleases(join(folder, 'versions'))).toEqual([]);
  });
});

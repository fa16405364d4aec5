import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReleases } from '@reliure/changelog/node';
import { cutRelease, toLocalDate, toReleaseError } from './cutRelease.ts';

const last = { version: '1.5.0', date: '2026-01-01', shape: {} };

describe('toLocalDate', () => {
  it.each([
    ['Europe/Paris', '2026-03-05'],
    ['Pacific/Honolulu', '2026-03-04'],
  ])('returns the date in %s', (zone, want) => {
    vi.stubEnv('TZ', zone);
    expect(toLocalDate(new Date('2026-03-04T23:30:00Z'))).toBe(want);
  });
});

describe('toReleaseError', () => {
  it.each([
    ['1.6', '2026-02-01', '"1.6" is not a version. Use one such as 1.6.0: reliure release 1.6.0 [YYYY-MM-DD]'],
    [
      '',
      '2026-02-01',
      'The version of the release is missing. Use one such as 1.6.0: reliure release 1.6.0 [YYYY-MM-DD]',
    ],
    ['1.5.0', '2026-02-01', '1.5.0 is not higher than the last version, 1.5.0. Use a higher one.'],
    [
      '1.6.0',
      'demain',
      '"demain" is not a date. Use one such as 2026-01-31, or omit it for today: reliure release 1.6.0 [YYYY-MM-DD]',
    ],
    [
      '1.6.0',
      '2026-02-30',
      '"2026-02-30" is not a date. Use one such as 2026-01-31, or omit it for today: reliure release 1.6.0 [YYYY-MM-DD]',
    ],
    ['1.6.0', '2026-02-28', null],
  ])('for version %j and date %j, returns the error or null', (version, date, want) => {
    const problem = toReleaseError(version, date, last);
    expect(problem && `${problem.message} ${problem.remedy}`).toBe(want);
  });
});

describe('cutRelease', () => {
  let folder: string;
  const root = () => join(folder, 'openapi.yaml');
  const release = { version: '1.6.0', date: '2026-02-01' };
  const document = { openapi: '3.1.0', info: { title: 'Maison', version: '1.5.0' }, paths: {} };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contrat-'));
  });

  it('creates the first release without a folder of releases or entries', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    expect(await cutRelease(root(), release, document, undefined)).toBe(join(folder, 'versions/1.6.0.json'));
    expect(await readFile(root(), 'utf8')).toBe('info:\n  version: 1.6.0\n');
    expect(await readdir(join(folder, 'versions'))).toEqual(['1.6.0.json']);
    expect(await loadReleases(join(folder, 'versions'))).toEqual([
      {
        ...release,
        shape: {
          openapi: '3.1.0',
          info: { version: '1.6.0' },
          servers: [{ url: '/' }],
          paths: {},
          components: {},
        },
      },
    ]);
  });

  it('moves the unreleased entries to the release', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    await cutRelease(root(), { ...release, version: '1.5.0' }, document, undefined);
    await writeFile(join(folder, 'versions/annonces.yaml'), 'next:\n  - on: A\n');
    await cutRelease(root(), release, document, { ...release, version: '1.5.0', shape: {} });
    expect(await readFile(join(folder, 'versions/annonces.yaml'), 'utf8')).toBe('1.6.0:\n  - on: A\n');
  });

  it('writes nothing if a file cannot be read', async () => {
    await expect(cutRelease(root(), release, document, undefined)).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([]);
  });

  it('changes nothing if a file cannot be written', async () => {
    await writeFile(root(), 'info:\n  version: 1.5.0\n');
    await mkdir(`${root()}.new`);
    await expect(cutRelease(root(), release, document, undefined)).rejects.toThrow('EISDIR');
    expect(await readFile(root(), 'utf8')).toBe('info:\n  version: 1.5.0\n');
    expect(await loadReleases(join(folder, 'versions'))).toEqual([]);
  });
});

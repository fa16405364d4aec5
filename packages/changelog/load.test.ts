import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toShape } from './compare/shape/shape.ts';
import { entriesFile, loadChanges, loadEntriesText, loadReleases } from './load.ts';
import { toReleaseText } from './releaseFile.ts';
import { contractOf } from './testing/contracts.ts';

const contract = (fields: readonly string[]) =>
  contractOf('sent', { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, {}])) });
const first = { version: '1.9.0', date: '2026-01-01', shape: toShape(contract(['nom'])) };
const second = { version: '1.10.0', date: '2026-02-01', shape: toShape(contract(['nom', 'âge'])) };
const releaseFiles = {
  '1.9.0.json': toReleaseText(first, undefined),
  '1.10.0.json': toReleaseText(second, first),
};
const missing = '/nowhere/versions';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

describe('loadReleases', () => {
  it('reads the JSON files of a folder, and nothing else', async () => {
    const folder = await folderWith({ ...releaseFiles, 'annonces.yaml': 'next: []\n', '.json.orig': '{}' });
    expect(await loadReleases(folder)).toEqual([first, second]);
  });

  it('returns no releases if the folder is missing', async () => expect(await loadReleases(missing)).toEqual([]));

  it('reports a file that is not JSON', async () => {
    const folder = await folderWith({ '1.0.0.json': '{' });
    const file = relative(process.cwd(), join(folder, '1.0.0.json'));
    await expect(loadReleases(folder)).rejects.toThrow(`${file}:1:2\n  The file is not JSON.`);
  });
});

describe('loadEntriesText', () => {
  it('returns the text of the file of entries', async () => {
    expect(entriesFile()).toBe('annonces.yaml');
    expect(await loadEntriesText(await folderWith({ 'annonces.yaml': '# été\n' }))).toBe('# été\n');
  });

  it('returns an empty text if the file is missing', async () => expect(await loadEntriesText(missing)).toBe(''));
});

describe('loadChanges', () => {
  it('compares the contract with its releases, and reads the entries', async () => {
    const folder = await folderWith({
      ...releaseFiles,
      'annonces.yaml': 'next:\n  - { on: POST /pieces, text: corrigé, fixed: true }\n  - {}\n',
    });
    const loaded = await loadChanges(folder, contract(['nom', 'âge']));
    const owner = { kind: 'component', section: 'schemas', name: 'Ordre' };
    expect(loaded?.states.map(({ version, date }) => [version, date])).toEqual([
      ['1.9.0', '2026-01-01'],
      ['1.10.0', '2026-02-01'],
      ['next', ''],
    ]);
    expect(loaded?.history).toEqual([
      { version: 'next', changes: [] },
      {
        version: '1.10.0',
        date: '2026-02-01',
        changes: [{ kind: 'optional-added', location: { owner, field: ['âge'] }, severity: 'compatible' }],
      },
      { version: '1.9.0', date: '2026-01-01', changes: [] },
    ]);
    expect(loaded?.entries.map(({ text }) => text)).toEqual(['corrigé']);
    expect(loaded?.problems.map(({ line }) => line)).toEqual([3]);
  });

  it('returns nothing without releases', async () => expect(await loadChanges(missing, contract(['nom']))).toBeNull());
});

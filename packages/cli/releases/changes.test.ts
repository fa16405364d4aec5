import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toReleaseText, toShape } from '@reliure/changelog';
import { loadContract } from '@reliure/openapi/node';
import { releaseProblems } from './changes.ts';

const files = {
  'openapi.yaml':
    'openapi: 3.1.0\ninfo: { title: Maison, version: 1.0.0 }\npaths:\n  /pieces:\n    $ref: paths/pieces.yaml\n',
  'paths/pieces.yaml':
    'post:\n  operationId: ouvrir\n  parameters:\n    - name: tri\n      in: query\n      schema: { type: string, maxLength: 9 }\n' +
    '  requestBody:\n    content:\n      application/json:\n        schema: { $ref: ../schemas/Ordre.yaml }\n' +
    "  responses:\n    '200': { description: Ouverte. }\n",
  'schemas/Ordre.yaml':
    'type: object\nproperties:\n  nom:\n    type: string\n    maxLength: 9\n  lieu:\n    allOf:\n      - type: object\n        properties:\n          etage: { type: integer }\n',
};

let folder: string;
const root = () => join(folder, 'openapi.yaml');

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** Releases the contract in its present state. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contrat-'));
  for (const [name, text] of Object.entries(files)) await write(name, text);
  const { document } = await loadContract(root());
  await write(
    'versions/1.0.0.json',
    toReleaseText({ version: '1.0.0', date: '2026-01-01', shape: toShape(document) }, undefined),
  );
});

/** Introduces a fault, and returns the messages about it. */
async function faultsWith(
  name: keyof typeof files,
  given: string,
  expected: string,
  entries = '',
  day?: string,
): Promise<readonly string[]> {
  expect(files[name]).toContain(given);
  await write(name, files[name].replace(given, expected));
  await write('versions/annonces.yaml', entries);
  const { document, files: sources } = await loadContract(root());
  const problems = await releaseProblems(root(), sources, document, day);
  return problems.map(({ file, line, message }) => {
    const position = line === undefined ? file : `${file}:${String(line)}`;
    return `${position.slice(folder.length + 1)} ${message}`;
  });
}

describe('releaseProblems', () => {
  it('returns no problems for a contract as it was released, or without releases', async () => {
    expect(await faultsWith('openapi.yaml', 'Maison', 'Maison neuve')).toEqual([]);
    const { document } = await loadContract(root());
    expect(await releaseProblems(join(folder, 'paths/pieces.yaml'), [], document)).toEqual([]);
  });

  it.each<readonly [keyof typeof files, string, string, string]>([
    [
      'paths/pieces.yaml',
      'maxLength: 9',
      'maxLength: 5',
      'paths/pieces.yaml:4 This breaks clients, and no entry announces it: bound-tightened at POST /pieces query.tri',
    ],
    [
      'paths/pieces.yaml',
      'name: tri',
      'name: ordre',
      'paths/pieces.yaml:3 This breaks clients, and no entry announces it: removed at POST /pieces query.tri',
    ],
    [
      'paths/pieces.yaml',
      "'200'",
      "'201'",
      'paths/pieces.yaml:11 This breaks clients, and no entry announces it: status-removed at POST /pieces 200',
    ],
    [
      'schemas/Ordre.yaml',
      'maxLength: 9',
      'maxLength: 5',
      'schemas/Ordre.yaml:3 This breaks clients, and no entry announces it: bound-tightened at Ordre.nom',
    ],
    [
      'schemas/Ordre.yaml',
      'type: integer',
      'type: string',
      'schemas/Ordre.yaml:10 This breaks clients, and no entry announces it: type-changed at Ordre.lieu.etage',
    ],
    [
      'openapi.yaml',
      '/pieces:',
      '/salles:',
      'openapi.yaml:3 This breaks clients, and no entry announces it: operation-removed at POST /pieces',
    ],
  ])('reports the position of the change in %s from %j to %j', async (name, given, expected, message) => {
    const [first, ...others] = await faultsWith(name, given, expected);
    expect(first).toContain(message);
    expect(others).toEqual([]);
  });

  it('accepts an entry about a fix that the contract does not show', async () => {
    const fixEntry = 'next:\n  - { on: POST /pieces, text: x, fixed: true }\n';
    expect(await faultsWith('openapi.yaml', 'Maison', 'Maison neuve', fixEntry)).toEqual([]);
    expect(await faultsWith('openapi.yaml', 'Maison', 'Maison neuve', 'next:\n  - { on: Ordre, text: x }\n')).toEqual([
      'versions/annonces.yaml:2 Release next changes nothing at "Ordre".',
    ]);
  });

  it('accepts an announced change, and reports an entry that announces nothing', async () => {
    const entry = 'next:\n  - { on: Ordre.nom, text: x }\n';
    expect(await faultsWith('schemas/Ordre.yaml', 'maxLength: 9', 'maxLength: 5', entry)).toEqual([]);
    expect(
      await faultsWith('schemas/Ordre.yaml', 'maxLength: 9', 'maxLength: 8', '1.0.0:\n  - { on: Ordre, text: x }\n'),
    ).toEqual([
      'versions/annonces.yaml:2 Release 1.0.0 changes nothing at "Ordre".',
      expect.stringContaining('bound-tightened at Ordre.nom'),
    ]);
  });

  it('compares ends with the promised notice, once the day of the release is known', async () => {
    const end = 'remedy: y, until: 2026-12-31, ends: z, who: w';
    const entry = `notice: 6\nnext:\n  - { on: Ordre.nom, text: x, ${end} }\n`;
    const faults = (day?: string) => faultsWith('schemas/Ordre.yaml', 'maxLength: 9', 'maxLength: 5', entry, day);
    expect(await faults()).toEqual([]);
    expect(await faults('2026-06-30')).toEqual([]);
    expect(await faults('2026-07-01')).toEqual([
      'versions/annonces.yaml:3 The `until` 2026-12-31 is less than 6 months after the release of 2026-07-01.',
    ]);
  });

  it('reports a header Sunset that no entry announces, if a notice is promised', async () => {
    const header =
      "{ description: Ouverte., headers: { Sunset: { schema: { type: string }, example: 'Wed, 30 Jun 2027 23:59:59 GMT' } } }";
    const faults = (entries: string) =>
      faultsWith(
        'paths/pieces.yaml',
        "responses:\n    '200': { description: Ouverte. }",
        `deprecated: true\n  responses:\n    '200': ${header}`,
        entries,
      );
    expect(await faults('')).toEqual([]);
    expect(await faults('notice: 6\n')).toEqual([
      expect.stringMatching(
        /^paths\/pieces\.yaml:\d+ The header Sunset of POST \/pieces announces an end that no entry does\.$/,
      ),
    ]);
  });
});

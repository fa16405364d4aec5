import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from './load';
import { ContractError } from './problems';

type Files = Readonly<Record<string, string>>;

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the files into a folder of their own; the first one is the root. */
async function write(files: Files): Promise<string> {
  const place = join(folder, String((count += 1)));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, name)), { recursive: true });
    await writeFile(join(place, name), text);
  }
  return join(place, Object.keys(files)[0] ?? 'none.yaml');
}

async function problemsOf(path: string): Promise<string> {
  const outcome = await loadContract(path).catch((error: unknown) => error);
  if (!(outcome instanceof ContractError)) throw new Error('The contract was read.', { cause: outcome });
  return outcome.message.replaceAll(dirname(path), '.');
}

const head = 'openapi: 3.1.0\ninfo: { title: Essai, version: "1" }\n';

describe('loadContract, on a contract that must stop the build', () => {
  const cases: readonly (readonly [string, Files])[] = [
    ['YAML that does not parse', { 'a.yaml': 'openapi: 3.1.0\ninfo: {title: a\npaths: {}' }],
    ['a YAML member twice', { 'a.yaml': 'openapi: 3.1.0\ninfo: {title: a, title: b}\n' }],
    ['JSON that does not parse', { 'a.json': '{ "openapi": "3.1.0",\n  "info": { "title": "a", } }' }],
    ['JSON cut short', { 'a.json': '{ "openapi": "3.1.0",\n  "info": {' }],
    ['an empty file', { 'a.yaml': '' }],
    ['Swagger 2.0', { 'a.yaml': 'info: {title: a, version: "1"}\nswagger: "2.0"\npaths: {}' }],
    ['an unknown version', { 'a.yaml': 'openapi: 4.0.0' }],
    ['a version that is not a text', { 'a.yaml': 'openapi: 3.1' }],
    ['an unresolved local $ref', { 'a.yaml': `${head}paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/Rien' } } } } }` }],
    ['an unresolved $ref to a file', { 'a.yaml': `${head}paths: { /a: { $ref: ./paths/rien.yaml } }` }],
    ['an unresolved $ref inside another file', { 'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml } }`, 'b.yaml': `get: { responses: { '200': { $ref: 'c.yaml#/rien' } } }`, 'c.yaml': 'autre: {}' }],
    ['a remote $ref', { 'a.yaml': `${head}paths: { /a: { $ref: 'https://exemple.example/a.yaml' } }` }],
    ['a $ref out of the folder', { 'a.yaml': `${head}paths: { /a: { $ref: ../../secret.yaml } }` }],
    ['a file that does not parse behind a $ref', { 'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml } }`, 'b.yaml': 'get: {a: [}' }],
    ['two operations with one x-slug in two files', {
      'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml }, /b: { $ref: ./c.yaml } }`,
      'b.yaml': 'get:\n  x-slug: lire\n  responses: {}\n',
      'c.yaml': 'get:\n  x-slug: lire\n  responses: {}\n',
    }],
    ['two operations with one summary', { 'a.yaml': `${head}paths:\n  /a: { get: { summary: Lire, responses: {} } }\n  /b: { get: { summary: lire !, responses: {} } }` }],
    ['a Path Item referred to twice', { 'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml }, /b: { $ref: ./b.yaml } }`, 'b.yaml': 'get: { x-slug: lire, responses: {} }' }],
    ['a slug that hides a page of the reference', { 'a.yaml': `${head}paths: { /a: { get: { summary: Introduction, responses: {} } } }` }],
    ['a slug that cannot stand in an address', { 'a.yaml': `${head}paths: { /a: { get: { x-slug: ../Été, responses: {} } } }` }],
    ['a path parameter that is not declared', { 'a.yaml': `${head}paths: { '/a/{id}': { get: { responses: { '200': { description: Lu } } } } }` }],
    ['a response without description', { 'a.yaml': `${head}paths: { /a: { get: { responses: { '200': { content: {} } } } } }` }],
    ['several faults at once', { 'a.yaml': `${head}paths: { '/a/{id}': { get: { responses: { '200': {}, '404': { $ref: '#/rien' } } } } }` }],
  ];

  it.each(cases)('%s', async (_name, files) => {
    await expect(problemsOf(await write(files))).resolves.toMatchSnapshot();
  });

  it('a missing file', async () => {
    expect(await problemsOf(join(folder, 'absent', 'a.yaml'))).toMatchInlineSnapshot(`
      "1 problem in the contract:

      ./a.yaml:1:1  #/
        The contract cannot be read: ENOENT: no such file or directory './a.yaml'.
        → Set the contract’s path in \`identity.ts\`, or in the CONTRAT environment variable for one build."
    `);
  });
});

describe('loadContract, on a contract that is legal', () => {
  it('bundles files into one document and names them all', async () => {
    const root = await write({
      'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml } }`,
      'b.yaml': `get: { responses: { '200': { description: Lu, content: { application/json: { schema: { $ref: S.yaml } } } } } }`,
      'S.yaml': 'type: object\nproperties: { soi: { $ref: S.yaml } }',
    });
    const { document, files } = await loadContract(root);
    expect(files.map((file) => file.replace(dirname(root), '.'))).toEqual(['./a.yaml', './b.yaml', './S.yaml']);
    expect(document['components']).toEqual({
      schemas: { S: { type: 'object', properties: { soi: { $ref: '#/components/schemas/S' } } } },
    });
  });

  it('warns of a keyword that it does not know', async () => {
    const root = await write({ 'a.yaml': `${head}paths: {}\ncomponents: { schemas: { S: { taille: 3 } } }` });
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ message, remedy }) => [message, remedy])).toMatchInlineSnapshot(`
      [
        [
          "Property \`taille\` is not expected here.",
          "Did you mean \`title\`? Else start its name with \`x-\`.",
        ],
      ]
    `);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatWarnings } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { toPages } from './pages.ts';
import { buildReference, reservedSlugs } from './reference.ts';
import { writePage } from './testing/writePage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a contract and builds all its pages. */
async function build(text: string) {
  const file = join(folder, 'a.yaml');
  await writeFile(file, text);
  const contract = await loadContract(file, { reservedSlugs: reservedSlugs() });
  const reference = buildReference(contract);
  for (const page of toPages(reference)) page.toSearchPage();
  return { reference, contract, warnings: contract.warnings.map(({ message }) => message) };
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: Trams, version: '1' }\n`;
const done = "responses: { '204': { description: Done. } }";
const schema = (text: string) => `paths: {}\ncomponents: { schemas: { A: ${text} } }`;

describe('contracts as they are found', () => {
  it.each<[string, string, string, readonly (string | RegExp)[]]>([
    [
      'a response without a description',
      '3.0.3',
      "paths: { /a: { get: { responses: { '200': {} } } } }",
      [/`description` must be present/],
    ],
    ['an operation without responses', '3.0.3', 'paths: { /a: { get: {} } }', [/`responses` must be present/]],
    [
      'a parameter without a schema',
      '3.0.3',
      `paths: { /a: { get: { parameters: [{ name: q, in: query }], ${done} } } }`,
      [/Must contain at least one/],
    ],
    [
      'the bounds of 3.0 in 3.1',
      '3.1.0',
      schema('{ type: number, minimum: 0, exclusiveMinimum: true }'),
      [/but got `boolean`/],
    ],
    ['the bounds of 3.1 in 3.0', '3.0.3', schema('{ type: number, exclusiveMinimum: 0 }'), [/but got `integer`/]],
    [
      'a path parameter of another name',
      '3.0.3',
      `paths: { '/a/{id}': { get: { parameters: [{ name: ID, in: path, required: true, schema: {} }], ${done} } } }`,
      [/does not define/, /is not used in the path/],
    ],
    [
      'example beside examples',
      '3.1.0',
      'paths: { /a: { post: { requestBody: { content: { application/json: { example: 1, examples: { b: { value: 2 } } } } }, responses: {} } } }',
      ['`example` and `examples` exclude each other.'],
    ],
    [
      'names with slashes and dots',
      '3.0.3',
      `paths: { /a: { get: { operationId: repos/list.all, ${done} }, post: { operationId: repos/list-all, ${done} } } }`,
      [/should have the slug/],
    ],
    [
      'HTML in descriptions',
      '3.0.3',
      `paths: { /a: { get: { description: "<p>Reads <b>all</b>.<br><script>x()</script></p>", ${done} } } }`,
      [],
    ],
    ['a server without a host', '3.0.3', `servers: [{ url: ../v1 }]\npaths: { /a: { get: { ${done} } } }`, []],
    [
      'allOf in a circle',
      '3.0.3',
      "paths: {}\ncomponents: { schemas: { A: { allOf: [{ $ref: '#/components/schemas/B' }] }, B: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { a: {} } } } }",
      [],
    ],
    ['a query in a path', '3.0.3', `paths: { /a?beta=true: { get: { summary: Beta, ${done} } } }`, []],
  ])('are read with %s', async (_name, version, text, want) => {
    const { warnings } = await build(head(version) + text);
    expect(warnings).toEqual(
      want.map((message): unknown => (typeof message === 'string' ? message : expect.stringMatching(message))),
    );
  });

  it('keep a query in a path as it is', async () => {
    const { reference } = await build(
      `${head('3.0.3')}paths: { '/a?beta=true': { get: { parameters: [{ name: q, in: query, required: true, example: 1, schema: {} }], summary: Beta, ${done} } } }`,
    );
    expect(writePage(reference, 'beta')).toContain("'https://api.example.com/a?beta=true'");
  });

  it('give operations with the same summary different addresses, and say why once', async () => {
    const operations = Array.from(
      { length: 200 },
      (_, index) => `  /a${index}: { get: { summary: Read it, ${done} } }\n`,
    );
    const { reference, contract } = await build(`${head('3.0.3')}paths:\n${operations.join('')}`);
    expect(new Set(reference.operations.map(({ slug }) => slug)).size).toBe(200);
    expect(formatWarnings(contract.warnings).match(/should have the slug/g)).toHaveLength(1);
    expect(formatWarnings(contract.warnings)).toContain('Also in 198 other places');
  });
});

describe('a Swagger 2.0 contract', () => {
  const swagger = `swagger: '2.0'
info: { title: Trams, version: '1' }
host: api.trams.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key } }
paths:
  /trams:
    post:
      summary: Add a tram
      security: [{ key: [] }]
      parameters: [{ name: body, in: body, required: true, schema: { $ref: '#/definitions/Tram' } }]
      responses: { 201: { description: Added., schema: { $ref: '#/definitions/Tram' } } }
  /trams/{id}/photo:
    put:
      summary: Send a photo
      consumes: [multipart/form-data]
      parameters:
        - { name: id, in: path, required: true, type: integer }
        - { name: photo, in: formData, type: file }
        - { name: lines, in: query, type: array, items: { type: string }, collectionFormat: csv }
      responses: { 204: { description: Stored. } }
definitions: { Tram: { type: object, properties: { line: { type: string, example: T1 } } } }
`;

  it.each([
    ['with its version as a text', swagger],
    ['with its version as a number', swagger.replace("'2.0'", '2.0')],
  ])('is converted, with a notice: %s', async (_name, text) => {
    const { warnings, contract, reference } = await build(text);
    expect(warnings).toEqual(['Swagger 2.0 is converted to OpenAPI 3.0, which the pages and the downloads show.']);
    expect(contract.published).toMatchObject({ openapi: '3.0.4' });
    expect(writePage(reference, 'add-a-tram')).toContain('https://api.trams.example/v1/trams');
    expect(writePage(reference, 'add-a-tram')).toContain('"line": "T1"');
    expect(writePage(reference, 'send-a-photo')).toContain('multipart/form-data');
    expect(writePage(reference, 'introduction')).toContain('`X-Key`');
  });
});

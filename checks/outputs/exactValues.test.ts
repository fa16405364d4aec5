import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toReleaseText, toShape } from '@reliure/changelog';
import { buildCollection, buildMarkdownVersions, toPostmanCollection } from '@reliure/exports';
import { buildContractFiles, toBrunoFiles } from '@reliure/exports/node';
import { loadContract } from '@reliure/openapi/node';
import { buildListFiles, loadReference } from '@reliure/reference/node';
import { toSearchablePages } from '@reliure/search';
import { identity } from '../../site/identity.ts';

/** Numbers that JavaScript would write in another way. */
const [id, ratio, huge, zero] = ['1945044589271781376', '1.0', '1e400', '-0'] as const;
const numbers = [id, ratio, huge, zero];

const object = `{ b: ${id}, '1': ${ratio}, a: [${huge}, ${zero}] }`;

const contract = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
servers: [{ url: https://api.example }]
paths:
  /mesures/{id}:
    put:
      operationId: mesurer
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer }, example: ${id} }
        - { name: ratio, in: query, required: true, schema: { type: number }, example: ${ratio} }
        - { name: liste, in: query, required: true, schema: { type: array }, example: [${huge}, ${zero}] }
        - { name: objet, in: header, required: true, schema: { type: object }, example: { b: ${id}, '1': ${ratio} } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Mesure' }, example: ${object} } } }
      responses: { '200': { description: Lu, content: { application/json: { schema: { $ref: '#/components/schemas/Mesure' }, examples: { un: { value: ${object} } } } } } }
components:
  schemas:
    Mesure:
      type: object
      properties:
        b: { type: integer, minimum: -9223372036854775808, maximum: 9223372036854775807, examples: [${id}] }
        '1': { type: number, default: ${ratio}, enum: [${ratio}, ${zero}, 2.50] }
        a: { type: array, items: { type: number, exclusiveMaximum: ${huge} }, default: [${huge}] }
        code: { $ref: '#/components/schemas/Code' }
    Code:
      oneOf: [{ const: ${id}, title: Un }, { const: ${ratio}, title: Deux }, { const: ${huge}, title: Trois }, { const: ${zero}, title: Quatre }]
`;

const folder = await mkdtemp(join(tmpdir(), 'exact-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'contract/versions'), { recursive: true });
const file = join(folder, 'contract/openapi.yaml');

async function toRelease(version: string, text: string): Promise<string> {
  await writeFile(file, text);
  const { document } = await loadContract(file);
  return toReleaseText({ version, date: '2026-01-01', shape: toShape(document) }, undefined);
}

/** A release whose bound differs in the last digit, and whose numbers have other notations. */
const otherNotations = contract.replace('9223372036854775807', '9223372036854775806').replaceAll(ratio, '1.00');
await writeFile(join(folder, 'contract/versions/1.0.0.json'), await toRelease('1.0.0', otherNotations));
const shape = await toRelease('2.0.0', contract);

const site = { url: 'https://site.example', baseUrl: '/' };

const load = () =>
  loadReference(
    file,
    { changelogPage: '/changements', hasScenarios: false, isCached: true },
    { siteDir: folder, baseUrl: '/', siteConfig: site },
  );
const cold = await load();
const { content: reference } = await load();
const { document } = reference;
const [page] = reference.operations;

const collection = buildCollection(reference, document, site);

/** Texts in which the object is written with line breaks. */
const readable: readonly (readonly [name: string, text: string])[] = [
  ...buildMarkdownVersions(reference, [], { ...identity, ...site })
    .filter(({ path }) => /mesurer|Mesure/.test(path))
    .map(({ path, text }) => [`${path}.md`, text] as const),
  ...(page?.calls ?? []).flatMap(({ samples }) => samples.map(({ id: language, text }) => [language, text] as const)),
  ['Bruno', [...toBrunoFiles(collection).values()].join('\n')],
  ...buildContractFiles(document, reference.operations, site.url),
];

const others: readonly (readonly [name: string, text: string])[] = [
  ['the page model', JSON.stringify(page)],
  ['the search', JSON.stringify(toSearchablePages([reference], [], '/'))],
  ['Postman', JSON.stringify(toPostmanCollection(collection))],
  ...buildListFiles(reference.lists).map(([path, text]) => [path, String(text)] as const),
  ['a release', shape],
];

describe('exact values', () => {
  it('are the same in a build from the cache', () => expect(reference).toEqual(cold.content));

  it.each([...readable, ...others])('are in %s', (_, text) => {
    const found = numbers.filter((number) => new RegExp(`(?<![\\d.-])${number}(?![\\d.e])`).test(text));
    expect(found).toEqual(numbers);
    expect(text).not.toMatch(/19450445892717814|92233720368547760|Infinity/);
  });

  // Some languages write the body as JSON in a text, with its quotes escaped.
  it.each(readable)('are in order in %s', (_, text) => expect(text).toMatch(new RegExp(`${id},?\\s*[\\\\'"]*1\\b`)));

  it('are compared by value', () =>
    expect(reference.changelog.releases.flatMap(({ items }) => items).map(({ text }) => text)).toEqual([
      'champ `b`, borne élargie de `maximum: 9223372036854775806` à `maximum: 9223372036854775807`',
    ]));
});

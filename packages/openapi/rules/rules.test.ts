import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../read/load.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

const head = `openapi: 3.1.0\ninfo: { title: Essai, version: '1' }\n`;

/** Returns the warnings about a contract, with lines counted from the one after the head. */
async function warningsOf(text: string): Promise<readonly string[]> {
  const file = join(folder, 'a.yaml');
  await writeFile(file, head + text);
  const { warnings } = await loadContract(file);
  return warnings.map(({ line = 0, message, remedy }) => `${line - 2}: ${message} → ${remedy}`);
}

const ignored = (name: string) =>
  `OpenAPI ignores parameters that describe the header "${name}". → Remove it: the media types of bodies and responses and the \`security\` say the same.`;
const unknownScheme = (name: string) =>
  `The contract has no security scheme "${name}". → Declare \`${name}\` under \`components/securitySchemes\`, or use one of the names there.`;

describe('loadContract', () => {
  it.each([
    [
      'a header parameter of an operation, whatever its case',
      'paths: { /a: { get: { responses: {}, parameters: [{ name: ACCEPT, in: header, schema: {} }, { name: Accept-Language, in: header, schema: {} }, { name: accept, in: query, schema: {} }] } } }',
      [`1: ${ignored('ACCEPT')}`],
    ],
    [
      'header parameters of a Path Item and of the components',
      `paths: { /a: { get: { responses: {} }, parameters: [{ name: Content-Type, in: header, schema: {} }, { $ref: '#/components/parameters/A' }] } }
components: { parameters: { A: { name: authorization, in: header, schema: {} } } }`,
      [`1: ${ignored('Content-Type')}`, `2: ${ignored('authorization')}`],
    ],
    [
      'the header of responses that their content decides',
      'paths: { /a: { get: { responses: { 200: { description: d, headers: { content-type: { schema: {} }, Accept: { schema: {} } } } } } } }',
      [
        `1: ${ignored('content-type').replace('parameters that describe the header "content-type"', 'the header "content-type" of responses')}`,
      ],
    ],
    [
      'unknown security schemes',
      `security: [{ absent: [] }, {}]
paths: { /a: { get: { responses: {}, security: [{ key: [], constructor: [] }] } } }
components: { securitySchemes: { key: { type: http, scheme: basic } } }`,
      [`1: ${unknownScheme('absent')}`, `2: ${unknownScheme('constructor')}`],
    ],
    [
      'tags that x-tagGroups lists twice, without need, or not at all',
      `tags: [{ name: A }, { name: B }]
x-tagGroups:
  - { name: Un, tags: [A, Rien] }
  - { name: Deux, tags: [A] }
paths: { /a: { get: { responses: {}, tags: [C, A] } } }`,
      [
        '1: The tag "B" is in no group of `x-tagGroups`, and is shown after them. → Add it to the `tags` of a group.',
        '3: The group "Un" lists the tag "Rien", which the contract does not have. → Declare it under `tags`, or remove it from the group.',
        '3: The tag "C" is in no group of `x-tagGroups`, and is shown after them. → Add it to the `tags` of a group.',
        '4: The tag "A" is in several groups, and is only shown in "Un". → Keep it in one group.',
      ],
    ],
    [
      'references to internal parts, and not of the slugs of internal operations',
      `paths:
  /a: { get: { summary: Lire, responses: {}, x-internal: true } }
  /b: { get: { summary: Lire, responses: { '200': { description: Lu, links: { a: { $ref: '#/components/links/A' } } } } } }
components: { links: { A: { operationId: b, x-internal: true } } }`,
      [
        '3: This refers to "#/components/links/A", which is internal, so it is left out too. → Mark it with `x-internal: true` too, or remove the mark from what it refers to.',
      ],
    ],
    [
      'entries of x-codeSamples that are not shown',
      `paths: { /a: { get: { responses: {}, x-code-samples: 1,
  x-codeSamples: [
    { lang: PHP, source: a },
    { lang: PHP },
    a ] } } }`,
      [4, 5].map(
        (line) =>
          `${line}: This entry of \`x-codeSamples\` has no \`lang\` or no \`source\`, and is not shown. → Write \`{ lang, label, source }\`: the language, a title if you like, and the code.`,
      ),
    ],
    ['nothing without x-tagGroups', 'tags: [{ name: A }]\npaths: {}', []],
  ])('warns of %s', async (_name, text, want) => {
    expect([...(await warningsOf(text))].sort()).toEqual(want);
  });
});

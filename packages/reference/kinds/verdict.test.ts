import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemsError } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { toPages } from './pages.ts';
import { buildReference, reservedSlugs } from './reference.ts';
import { variedContract } from './testing/variedContract.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-'));
  file = join(folder, 'a.yaml');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the problems for which a contract is refused; an empty string if all its pages can be built. */
async function verdict(text: string, checksExamples: boolean): Promise<string> {
  await writeFile(file, text);
  try {
    const { document } = await loadContract(file, { reservedSlugs: reservedSlugs(), checksExamples });
    for (const page of toPages(buildReference({ document }))) page.toSearchPage();
    return '';
  } catch (error) {
    if (error instanceof ProblemsError) return error.message;
    throw error;
  }
}

const schema = (text: string) => `components: { schemas: { A: ${text}, B: { type: object } } }`;
const get = (text: string) => `paths: { /a: { get: { responses: { '200': { description: Done. } }, ${text} } } }`;

describe('a contract', () => {
  it.each([
    [
      'accepted',
      "paths: { '/日本/{名前}': { get: { parameters: [{ name: 名前, in: path, required: true, schema: {} }], responses: {} } } }",
    ],
    [
      'accepted',
      "paths: { '/{a b}.{c}/{d}:act': { parameters: [{ name: a b, in: path, required: true, schema: {} }, { name: c, in: path, required: true, schema: {} }, { name: d, in: path, required: true, schema: {} }], get: {} } }",
    ],
    ['accepted', "paths: { '/a/{id}': {}, /a/b: { get: {} }, '/{x}/b': {} }"],
    [
      'accepted',
      schema(
        "{ oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: k, mapping: { b: B, none: Absent } } }",
      ),
    ],
    [
      'accepted',
      schema(
        "{ oneOf: [{ $ref: '#/components/schemas/B' }], discriminator: { propertyName: k, mapping: { b: 'a.yaml#/components/schemas/B' } } }",
      ),
    ],
    ['refused', schema("{ discriminator: { propertyName: k, mapping: { b: './none.yaml' } } }")],
    ['accepted', schema("{ $ref: '#/components/schemas/A' }")],
    ['accepted', schema("{ allOf: [{ $ref: '#/components/schemas/A' }] }")],
    ['accepted', schema("{ properties: { a: { $ref: '#/components/schemas/A/properties/a' } } }")],
    ['accepted', schema("{ items: { $ref: '#' } }")],
    ['accepted', "paths: { /a: { $ref: '#/paths/~1b' }, /b: { $ref: '#/paths/~1a' } }"],
    [
      'refused',
      "components: { responses: { A: { $ref: '#/components/responses/B' }, B: { $ref: '#/components/responses/A' } } }",
    ],
    ['accepted', schema("{ type: string, enum: [1, null, { $ref: '#/none' }] }")],
    [
      'accepted',
      schema(
        "{ default: { $ref: none.yaml }, const: { $ref: '#/none' }, example: { $id: 'http://%zz', $ref: '#/none', $schema: 1 } }",
      ),
    ],
    ['accepted', get("x-a: { $ref: none.yaml, b: [{ $ref: '#/none' }] }")],
    [
      'accepted',
      get("requestBody: { content: { a/b: { schema: { $id: 'http://a b/%zz' }, example: { $id: c, $anchor: 1 } } } }"),
    ],
    [
      'accepted',
      get("requestBody: { content: { application/json: { schema: { pattern: '(' , type: string }, example: a } } }"),
    ],
    [
      'accepted',
      schema(
        '{ properties: { $ref: { type: string }, $id: { type: string }, $schema: {}, $anchor: {}, $defs: {}, constructor: {}, __proto__: { type: string } } }',
      ),
    ],
    [
      'accepted',
      schema('{ $schema: http://json-schema.org/draft-04/schema#, $anchor: a, properties: { b: { $ref: "#a" } } }'),
    ],
    [
      'accepted',
      `jsonSchemaDialect: https://json-schema.org/draft/2019-09/schema\n${schema('{ $recursiveRef: "#" }')}`,
    ],
    [
      'accepted',
      'components: { schemas: { __proto__: { type: string }, constructor: {}, toString: { $ref: "#/components/schemas/constructor" } } }',
    ],
    [
      'accepted',
      'tags: [{ name: constructor }, { name: __proto__ }]\npaths: { /a: { get: { tags: [toString, __proto__], operationId: constructor } } }',
    ],
    [
      'accepted',
      'paths: { /a: { get: { responses: { 200: { description: a }, true: { description: b } } } }, 1: {}, null: {} }',
    ],
    ['accepted', 'x-a: &a { type: string }\ncomponents: { schemas: { A: { <<: *a, description: b }, B: *a } }'],
    ['accepted', get('parameters: [{ name: a, in: query, schema: {}, example: 1, examples: { b: { value: 2 } } }]')],
    ['accepted', get('operationId: a') + '\nwebhooks: { a: { post: { operationId: a } } }'],
    ['refused', get('parameters: [{ name: a, in: query, schema: {}, examples: [1] }]')],
    ['refused', get('parameters: [null]')],
    ['refused', get('tags: a')],
    ['refused', 'paths: null'],
    ['refused', 'paths: {}\ncomponents: { schemas: null }'],
    ['refused', 'paths: {}\ntags: [null]'],
    ['refused', 'paths: {}\nservers: { url: a }'],
    ['refused', 'paths: []'],
    ['accepted', "paths: { '/a/{id}': { get: {} } }"],
    ['refused', 'paths: { /a: { get: { x-slug: index } } }'],
    ['refused', 'paths: { /a: { get: {}, get: {} } }'],
    ['refused', 'paths:\n\t/a: {}'],
    ['refused', '$ref: none.yaml'],
    ['refused', `x-a: ${'['.repeat(150)}${']'.repeat(150)}`],
  ])('is %s by all: %s', async (want, text) => {
    const whole = `openapi: 3.1.0\ninfo: { title: Trains, version: "1" }\n${text}`;
    const built = await verdict(whole, false);
    expect(built === '' ? 'accepted' : 'refused').toBe(want);
    expect(await verdict(whole, true)).toBe(built);
  });
});

const junk = fc.oneof(
  fc.constantFrom(
    null,
    0,
    '',
    'a',
    true,
    [],
    {},
    [null],
    { $ref: '#/paths' },
    { $ref: '#/components/schemas/Ship' },
    { $ref: 'none.yaml' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const names = [
  '__proto__',
  'constructor',
  '$ref',
  '$id',
  '1',
  '',
  'x-a',
  'a/b~c',
  'get',
  'schema',
  'type',
  'properties',
  'oneOf',
  'items',
  'example',
  'enum',
  'discriminator',
  'content',
];
const mutation = fc.record({
  kind: fc.constantFrom('delete', 'replace', 'copy', 'rename'),
  place: fc.nat(),
  other: fc.nat(),
  name: fc.constantFrom(...names),
  junk,
});

/** A member or an element of a document. */
interface Place {
  readonly parent: object;
  readonly key: string;
}

function listPlaces(node: unknown): readonly Place[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.keys(node).flatMap((key) => [{ parent: node, key }, ...listPlaces(Reflect.get(node, key))]);
}

function mutate(
  document: object,
  { kind, place, other, name, junk: value }: typeof mutation extends fc.Arbitrary<infer M> ? M : never,
) {
  const places = listPlaces(document);
  const at = places[place % places.length];
  const from = places[other % places.length];
  if (at === undefined || from === undefined) return;
  const set = (key: string, content: unknown) =>
    Object.defineProperty(at.parent, key, {
      value: structuredClone(content),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  const old: unknown = Reflect.get(at.parent, at.key);
  if (kind === 'replace') set(at.key, value);
  if (kind === 'copy') set(at.key, Reflect.get(from.parent, from.key));
  if (kind === 'delete' || kind === 'rename') {
    if (Array.isArray(at.parent)) at.parent.splice(Number(at.key), 1);
    else Reflect.deleteProperty(at.parent, at.key);
  }
  if (kind === 'rename' && !Array.isArray(at.parent)) set(name, old);
}

describe('a valid contract with random changes', () => {
  it('has pages or problems, never a stack', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (mutations, isChecked) => {
          const document = structuredClone(variedContract);
          for (const one of mutations) mutate(document, one);
          expect(await verdict(JSON.stringify(document), isChecked)).toEqual(expect.any(String));
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from './load.ts';
import { slugify } from '../slugs/slug.ts';
import { ProblemsError } from '../problems/problemsError.ts';

type Files = Readonly<Record<string, string>>;

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the files to a new folder. The first one is the root. */
async function write(files: Files): Promise<string> {
  const caseFolder = join(folder, String((count += 1)));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(caseFolder, name)), { recursive: true });
    await writeFile(join(caseFolder, name), text);
  }
  return join(caseFolder, Object.keys(files)[0] ?? 'none.yaml');
}

/** Similar to those that the reference reserves. */
const reservedSlugs = new Set(['introduction', 'schemas', 'listes', 'erreurs', 'etats']);

async function problemsOf(path: string): Promise<string> {
  const outcome = await loadContract(path, { reservedSlugs }).catch((error: unknown) => error);
  if (!(outcome instanceof ProblemsError)) throw new Error('The contract was accepted.', { cause: outcome });
  return outcome.message.replaceAll(dirname(path), '.').replaceAll(tmpdir(), '<tmp>');
}

const head = 'openapi: 3.1.0\ninfo: { title: Essai, version: "1" }\n';

/**
 * Returns YAML with anchors `<name>1`, `<name>2` and so on, each of which contains several aliases of the previous one.
 */
const aliases = (name: string, steps: number, toValue: (before: string) => string) =>
  Array.from(
    { length: steps },
    (_, step) => `  ${name}${step + 1}: &${name}${step + 1} ${toValue(`${name}${step}`)}`,
  ).join('\n');

describe('loadContract, for an invalid contract', () => {
  const cases: readonly (readonly [string, Files])[] = [
    ['invalid YAML', { 'a.yaml': 'openapi: 3.1.0\ninfo: {title: a\npaths: {}' }],
    ['a duplicate YAML member', { 'a.yaml': 'openapi: 3.1.0\ninfo: {title: a, title: b}\n' }],
    ['invalid JSON', { 'a.json': '{ "openapi": "3.1.0",\n  "info": { "title": "a", } }' }],
    [
      'an unresolved merge conflict',
      { 'a.yaml': 'openapi: 3.1.0\n<<<<<<< HEAD\ninfo: {}\n=======\npaths: {}\n>>>>>>> b\n' },
    ],
    ['an infinite number', { 'a.yaml': `${head}paths: {}\nx-a: { b: [1e400, -.inf] }` }],
    ['an empty file', { 'a.yaml': '' }],
    ['an unknown version', { 'a.yaml': 'openapi: 4.0.0' }],
    ['a version that is not a string', { 'a.yaml': 'openapi: 3.1' }],
    ['an unresolved $ref to a file', { 'a.yaml': `${head}paths: { /a: { $ref: ./paths/rien.yaml } }` }],
    [
      'an unresolved $ref inside another file',
      {
        'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml } }`,
        'b.yaml': `get: { responses: { '200': { $ref: 'c.yaml#/rien' } } }`,
        'c.yaml': 'autre: {}',
      },
    ],
    [
      '$refs that are relative to an $id',
      {
        'a.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    A:\n      $id: https://exemple.example/a\n      properties: { b: { $ref: '#/$defs/c' }, d: { $ref: e } }\n      $defs: { c: {} }\n    F: { $ref: '#/$defs/c' }`,
      },
    ],
    ['a $ref to a file outside the folder', { 'a.yaml': `${head}paths: { /a: { $ref: ../../secret.yaml } }` }],
    [
      'a $ref to a file that cannot be parsed',
      { 'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml } }`, 'b.yaml': 'get: {a: [}' },
    ],
    [
      'two operations with the same x-slug in two files',
      {
        'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml }, /b: { $ref: ./c.yaml } }`,
        'b.yaml': 'get:\n  x-slug: lire\n  responses: {}\n',
        'c.yaml': 'get:\n  x-slug: lire\n  responses: {}\n',
      },
    ],
    [
      'a Path Item referred to twice',
      {
        'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml }, /b: { $ref: ./b.yaml } }`,
        'b.yaml': 'get: { x-slug: lire, responses: {} }',
      },
    ],
    [
      'a slug that cannot be part of a URL',
      { 'a.yaml': `${head}paths: { /a: { get: { x-slug: ../Été, responses: {} } } }` },
    ],
    [
      'a slug that is too long for a file name',
      { 'a.yaml': `${head}paths: { /a: { get: { x-slug: ${'a'.repeat(300)}, responses: {} } } }` },
    ],
    [
      'a slug that servers treat specially',
      { 'a.yaml': `${head}paths: { /a: { get: { x-slug: index, responses: {} } } }` },
    ],
    [
      'two operations with the same slug, one of them beside a $ref',
      {
        'a.yaml': `${head}paths: { /a: { $ref: ./b.yaml, post: { x-slug: lire, responses: {} } } }`,
        'b.yaml': 'get: { x-slug: lire, responses: {} }',
      },
    ],
    [
      'an unresolved $ref in a discriminator’s mapping',
      {
        'a.yaml': `${head}components: { schemas: { S: { discriminator: { propertyName: t, mapping: { a: '#/components/schemas/Rien' } } } } }`,
      },
    ],
    [
      'a schema that is `true`, in 3.0',
      { 'a.yaml': `${head.replace('3.1', '3.0')}paths: {}\ncomponents: { schemas: { S: true } }` },
    ],
    [
      'keywords of 3.0 in 3.1',
      {
        'a.yaml': `${head}paths: {}\ncomponents: { schemas: { S: { minimum: 1, exclusiveMinimum: true, examples: { a: 1 } } } }`,
      },
    ],
    [
      'keywords of 3.1 in 3.0',
      {
        'a.yaml': `${head.replace('3.1', '3.0')}paths: {}\ncomponents: { schemas: { S: { anyOf: [ { type: 'null' }, { type: integer, exclusiveMinimum: 1 } ] } } }`,
      },
    ],
    [
      'an empty schema',
      {
        'a.yaml': `${head}paths: {}\ncomponents: { responses: { R: { description: Lu, content: { a/b: { schema: } } } } }`,
      },
    ],
    [
      'an alias inside its own anchor',
      { 'a.yaml': `${head}components: { schemas: { S: &s { properties: { soi: *s } } } }` },
    ],
    ['a file with too many levels of nesting', { 'a.yaml': `${head}x: ${'['.repeat(120)}${']'.repeat(120)}` }],
    [
      'aliases that expand to millions of values',
      {
        'a.yaml': `${head}x-a:\n  b0: &b0 [ha]\n${aliases('b', 9, (name) => `[${Array(9).fill(`*${name}`).join()}]`)}`,
      },
    ],
    [
      'a merge key with thousands of aliases',
      { 'a.yaml': `${head}x-a: &a { a: 1 }\nx-b:\n  <<: [${Array(20_000).fill('*a').join()}]` },
    ],
    ['a YAML tag that creates a function', { 'a.yaml': `${head}x-a: !!js/function 'function () {}'` }],
    ['two YAML documents', { 'a.yaml': `${head}paths: {}\n---\nb: 1` }],
    [
      'a discriminator’s mapping to a file outside the folder',
      {
        'a.yaml': `${head}components: { schemas: { A: { discriminator: { propertyName: a, mapping: { b: ../../passwd } } } } }`,
      },
    ],
    [
      '$refs to inherited members',
      {
        'a.yaml': `${head}components: { schemas: { A: { $ref: '#/components/schemas/constructor' }, B: { properties: { b: { $ref: '#/components/schemas/__proto__' } } } } }`,
      },
    ],
    [
      'extensions whose $refs contain each other',
      { 'a.yaml': `${head}paths: {}\nx-a: { b: { $ref: '#/x-c' } }\nx-c: { d: { $ref: '#/x-a' } }` },
    ],
    [
      'a Path Item whose callback refers to its file',
      {
        'a.yaml': `${head}paths: { /a: { $ref: b.yaml } }`,
        'b.yaml': `get:\n  callbacks:\n    c: { 'http://a.example': { $ref: b.yaml } }`,
      },
    ],
    [
      'several faults',
      {
        'a.yaml': `${head}paths: { '/a/{id}': { get: { summary: 1, responses: { '200': {}, '404': { $ref: '#/rien' } } } } }`,
      },
    ],
  ];

  it.each(cases)('rejects %s', async (_name, files) => {
    await expect(problemsOf(await write(files))).resolves.toMatchSnapshot();
  });

  it.each([...reservedSlugs])('rejects an operation that would hide /api/%s', async (slug) => {
    const root = await write({ 'a.yaml': `${head}paths:\n  /a:\n    get: { x-slug: ${slug}, responses: {} }` });
    const problems = await problemsOf(root);
    expect(problems).toContain('./a.yaml:5:20  #/paths/~1a/get/x-slug');
    expect(problems).toContain(`GET /a has the slug "${slug}", which would hide a page of the reference.`);
    expect(problems).toContain('→ Change the `x-slug` of the operation.');
  });

  it.each([
    ['{"a": }', "1:7\n  The file cannot be parsed: Unexpected token '}'."],
    ['{ "a": 1 ', "1:9\n  The file cannot be parsed: Expected ',' or '}' after property value."],
    ['\ufeff{\n  "a": 1,\n}', '3:1\n'],
  ])('reports where JSON becomes invalid: %j', async (json, want) => {
    expect(await problemsOf(await write({ 'a.json': json }))).toContain(`./a.json:${want}`);
  });

  it.each([
    ['Latin-1', 'latin1', './b.yaml:2:46'],
    ['UTF-16', 'utf16le', './b.yaml:'],
  ] as const)('rejects a file in %s', async (_name, encoding, position) => {
    const root = await write({ 'a.yaml': `${head}paths: { /a: { $ref: b.yaml } }` });
    const text = "get:\n  responses: { '200': { description: 'Rendu, été' } }\n";
    await writeFile(
      join(dirname(root), 'b.yaml'),
      Buffer.from(`\ufeff${text}`.slice(encoding === 'latin1' ? 1 : 0), encoding),
    );
    const problems = await problemsOf(root);
    expect(problems).toContain(position);
    expect(problems).toContain('the file is not UTF-8');
    expect(problems).toContain('→ Save the file as UTF-8.');
  });

  it('rejects a $ref to a symbolic link to a file outside the folder', async () => {
    const root = await write({ 'a.yaml': `${head}paths: { /a: { $ref: b.yaml } }` });
    await writeFile(join(folder, 'secret.yaml'), 'get: { responses: {} }');
    await symlink(join(folder, 'secret.yaml'), join(dirname(root), 'b.yaml'));
    expect(await problemsOf(root)).toContain('outside the contract’s folder');
  });

  it.each([
    ['string of fifty million characters', 50_000_000, (long: string) => `${head}x-a: ${long}`],
    ['name of two million characters', 2_000_000, (long: string) => `${head}x-a: { ? "${long}" : 1 }`],
  ])('rejects a %s', async (_kind, length, toText) => {
    const problems = await problemsOf(await write({ 'a.yaml': toText('a'.repeat(length)) }));
    expect(problems).toContain(`${length} characters (maximum 1000000)`);
    expect(problems).toContain('→ Shorten it, or move it into a separate file');
    expect(problems.length).toBeLessThan(1000);
  });

  it.each([
    ['string', '"description": "\\ud800"'],
    ['name', '"x-\\ud800": 1'],
  ])('rejects an unpaired surrogate in a %s', async (kind, member) => {
    const root = await write({
      'a.json': `{ "openapi": "3.1.0", "info": { "title": "a", "version": "1", ${member} } }`,
    });
    const problems = await problemsOf(root);
    expect(problems).toContain(`a.json:1:`);
    expect(problems).toContain(`the unpaired surrogate \\ud800 in a ${kind}`);
    expect(problems).toContain('Write the complete character');
  });

  it.each([
    ['string', '"description": "\\u202e"', '\\u202e'],
    ['string deep in an example', '"x-a": [{ "b": ["a \\u2066 b"] }]', '\\u2066'],
    ['string, without an escape', '"x-a": "a\u202eb"', '\\u202e'],
    ['name', '"x-\\u2067": 1', '\\u2067'],
    ['name, a mark', '"x-\\u200f": 1', '\\u200f'],
  ])('rejects a direction character in a %s', async (kind, member, escape) => {
    const root = await write({
      'a.json': `{\n"openapi": "3.1.0", "info": {\n"title": "a", "version": "1",\n${member} } }`,
    });
    const problems = await problemsOf(root);
    expect(problems).toMatch(/a\.json:[34]:\d+/);
    expect(problems).toContain(`the direction character ${escape} in a ${kind.split(/\W/)[0]}`);
    expect(problems).toContain('→ Remove it: the pages set the direction of each text from its letters.');
    expect(problems).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('rejects a missing file', async () => {
    expect(await problemsOf(join(folder, 'absent', 'a.yaml'))).toMatchInlineSnapshot(`
      "1 problem in the contract:

      ./a.yaml:1:1  #
        The contract cannot be read: there is no such file.
        → Set the contract’s path in \`identity.ts\`."
    `);
  });
});

describe('loadContract, for a valid contract', () => {
  it('bundles files into one document and returns their paths', async () => {
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

  const warned: readonly (readonly [string, string])[] = [
    ['an unknown keyword', 'components: { schemas: { S: { nullable: true } } }'],
    [
      'a member of another type of security scheme',
      'components: { securitySchemes: { s: { type: http, scheme: basic, name: a } } }',
    ],
    [
      'a loop of $refs',
      "components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }",
    ],
    ['an unresolved $ref in an extension', 'x-plus: { $ref: rien.yaml }'],
    ['an unresolved $ref in an example', "components: { schemas: { S: { example: { $ref: '#/rien' } } } }"],
  ];
  it.each(warned)('warns about %s', async (_name, text) => {
    const root = await write({ 'a.yaml': `${head}paths: {}\n${text}` });
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ message }) => message.replace(dirname(root), '.'))).toMatchSnapshot();
  });

  it.each([
    ['an object that contains it', `x-a: { b: { $ref: '#/x-a' } }`, 'x-a', { b: { $ref: '#/x-a' } }],
    ['the whole contract', `x-a: { $ref: '#' }`, 'x-a', { $ref: '#' }],
    [
      'an object that contains it, beside other members',
      `x-a: { b: { $ref: '#/x-a', c: 1 } }`,
      'x-a',
      { b: { $ref: '#/x-a', c: 1 } },
    ],
  ])('keeps an extension’s $ref to %s, with a warning', async (_name, text, key, want) => {
    const { document, warnings } = await loadContract(await write({ 'a.yaml': `${head}paths: {}\n${text}` }));
    expect(document[key]).toEqual(want);
    expect(warnings.map(({ line, message, remedy }) => [line, message.replace(/`.*` /, ''), remedy])).toEqual([
      [
        4,
        'points to an object that contains it, and is left as it is.',
        'Point it to an object that does not contain it, or write the value without `$ref`.',
      ],
    ]);
  });

  it('warns which slug the second of two operations with the same summary gets', async () => {
    const text = `${head}paths:\n  /a: { get: { summary: Lire, responses: {} } }\n  /b:\n    get: { summary: lire !, operationId: getB, responses: {} }`;
    const { warnings } = await loadContract(await write({ 'a.yaml': text }));
    expect(warnings.map(({ line, message, remedy }) => [line, message, remedy])).toEqual([
      [
        6,
        'GET /b should have the slug "lire", which another operation already has. It gets "get-b" instead.',
        'Set `x-slug: get-b` to keep this address, or change the operation’s summary.',
      ],
    ]);
  });

  it('warns that an operation does not get a name that servers treat specially', async () => {
    const text = `${head}paths:\n  /a: { get: { summary: Index, operationId: getA, responses: {} } }`;
    const { warnings } = await loadContract(await write({ 'a.yaml': text }));
    expect(warnings.map(({ line, message }) => [line, message])).toEqual([
      [
        4,
        'GET /a should have the slug "index", which servers or file systems treat specially. It gets "get-a" instead.',
      ],
    ]);
  });

  it.each(['Introduction', 'Schémas', 'Listes', 'Erreurs', 'États'])(
    'does not use the reserved slug for an operation named %s',
    async (summary) => {
      const text = `${head}paths:\n  /a:\n    get: { summary: ${summary}, operationId: getA, responses: {} }`;
      const { warnings } = await loadContract(await write({ 'a.yaml': text }), { reservedSlugs });
      expect(warnings.map(({ line, message, remedy }) => [line, message, remedy])).toEqual([
        [
          5,
          `GET /a should have the slug "${slugify(summary)}", which a page of the reference already has. It gets "get-a" instead.`,
          'Set `x-slug: get-a` to keep this address, or change the operation’s summary.',
        ],
      ]);
    },
  );

  it('reports the position of a loop of $refs in another file', async () => {
    const root = await write({
      'a.yaml': `${head}components: { schemas: { A: { $ref: 'b.yaml#/B' } } }`,
      'b.yaml': "autre: {}\nB: { $ref: 'a.yaml#/components/schemas/A' }",
    });
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ file, line, pointer }) => [file.replace(dirname(root), '.'), line, pointer])).toEqual([
      ['./b.yaml', 2, '#/B'],
    ]);
  });

  const silent: readonly (readonly [string, string])[] = [
    [
      'boolean schemas',
      'components: { schemas: { A: true, B: false, C: { not: true, if: true, then: false, allOf: [true], prefixItems: [true], $defs: { D: false }, contains: true, propertyNames: false, dependentSchemas: { a: true } }, E: { $ref: "#/components/schemas/B" } } }',
    ],
    ['type arrays', 'components: { schemas: { A: { type: [string, "null"] } } }'],
    [
      'JSON Schema’s core keywords',
      'components: { schemas: { A: { $id: "https://exemple.example/a", $schema: "https://json-schema.org/draft/2020-12/schema", $vocabulary: { "https://exemple.example/v": true }, $comment: a, $anchor: a, $dynamicAnchor: b, $defs: {}, contentSchema: true } } }',
    ],
    [
      'members beside a $ref',
      'components: { schemas: { A: { $ref: "#/components/schemas/B", description: a, properties: {} }, B: {} } }',
    ],
    [
      'component names in a discriminator’s mapping',
      'components: { schemas: { A: { oneOf: [ { $ref: "#/components/schemas/B" } ], discriminator: { propertyName: t, mapping: { b: B, c.v2: B } } }, B: {} } }',
    ],
    [
      'any value in an extension',
      'x-tagGroups: 1\nx-webhooks: a\npaths: { /a: { get: { x-codeSamples: 1, x-code-samples: a } } }\nx-ignoredHeaderParameters: null\ntags: [ { name: a, x-displayName: 3, x-traitTag: a } ]\ncomponents: { schemas: { A: { x-tags: 1, x-enumDescriptions: a } } }',
    ],
    [
      'a path template in another script',
      'paths: { "/访问/{标识}": { get: { parameters: [ { name: 标识, in: path, required: true, schema: {} } ] } } }',
    ],
    [
      'a Path Item component that no path uses',
      'components: { pathItems: { P: { parameters: [ { name: id, in: path, required: true, schema: {} } ], get: {} } } }',
    ],
    [
      'braces in the URL of a callback',
      'paths: { /a: { get: { callbacks: { c: { "http://a/{$request.query.id}/{id}": { post: {} } } } } } }',
    ],
    [
      'callbacks three deep',
      'paths: { /a: { get: { callbacks: { c: { a: { post: { callbacks: { c: { b: { post: { callbacks: { c: { d: { post: {} } } } } } } } } } } } } } }',
    ],
    [
      'an example’s external URL',
      'components: { examples: { a: { externalValue: "https://exemple.example/a.json" } } }',
    ],
    ['components alone', 'components: {}'],
    ['webhooks alone', 'webhooks: { a: { post: {} } }'],
  ];
  it.each(silent)('accepts %s without a warning', async (_name, text) => {
    const { warnings } = await loadContract(await write({ 'a.yaml': `${head}${text}` }));
    expect(warnings).toEqual([]);
  });

  it.each([
    ['`examples` and `const` in a 3.0 schema', 'components: { schemas: { A: { examples: [a], const: a } } }', 2],
    [
      '`nullable` and `exclusiveMinimum: true` in 3.0',
      'components: { schemas: { A: { nullable: true, minimum: 0, exclusiveMinimum: true } } }',
      0,
    ],
    [
      '`$ref` with siblings in 3.0',
      'components: { schemas: { A: { $ref: "#/components/schemas/B", description: a }, B: {} } }',
      0,
    ],
  ])('returns the expected number of warnings for %s', async (_name, text, count) => {
    const root = await write({ 'a.yaml': `${head.replace('3.1', '3.0')}paths: {}\n${text}` });
    expect((await loadContract(root)).warnings).toHaveLength(count);
  });

  it.each<[string, Files, string]>([
    [
      'an undeclared path parameter',
      { 'a.yaml': `${head}paths: { '/a/{id}': { get: { responses: { '200': { description: Lu } } } } }` },
      './a.yaml:3 The operation does not define the path parameter `{id}` expected by path `/a/{id}`.',
    ],
    [
      'an undeclared path parameter in another script',
      { 'a.yaml': `${head}paths: { '/访问/{标识}': { get: { responses: { '200': { description: Lu } } } } }` },
      './a.yaml:3 The operation does not define the path parameter `{标识}` expected by path `/访问/{标识}`.',
    ],
    [
      'a path parameter that is not in the path',
      {
        'a.yaml': `${head}paths: { /a: { parameters: [ { $ref: b.yaml } ], get: { responses: {} } } }`,
        'b.yaml': 'name: id\nin: path\nrequired: true\nschema: {}\n',
      },
      './b.yaml:1 Path parameter `id` is not used in the path `/a`.',
    ],
    [
      'an undeclared path parameter behind a $ref',
      { 'a.yaml': `${head}paths: { '/a/{id}': { $ref: ./b.yaml } }`, 'b.yaml': 'get: { responses: {} }' },
      './b.yaml:1 The operation does not define the path parameter `{id}` expected by path `/a/{id}`.',
    ],
  ])('only warns of %s', async (_name, files, want) => {
    const root = await write(files);
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ file, line, message }) => `${file.replace(dirname(root), '.')}:${line} ${message}`)).toEqual(
      [want],
    );
  });

  it('accepts a path parameter that is declared only beside the $ref of its Path Item', async () => {
    const root = await write({
      'a.yaml': `${head}paths: { '/a/{id}': { $ref: b.yaml, parameters: [ { name: id, in: path, required: true, schema: {} } ] } }`,
      'b.yaml': 'get: {}',
    });
    expect((await loadContract(root)).warnings).toEqual([]);
  });

  it('accepts JSON with a byte order mark', async () => {
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths: {} });
    expect((await loadContract(await write({ 'a.json': `\ufeff${text}` }))).warnings).toEqual([]);
  });

  it('explains how to write `nullable` in 3.1', async () => {
    const root = await write({ 'a.yaml': `${head}paths: {}\ncomponents: { schemas: { S: { nullable: true } } }` });
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ remedy }) => remedy)).toEqual([
      "Add `null` to the types, as in `type: [string, 'null']`: OpenAPI 3.1 has no `nullable`.",
    ]);
  });

  it('suggests a similar keyword for an unknown one', async () => {
    const root = await write({ 'a.yaml': `${head}paths: {}\ncomponents: { schemas: { S: { taille: 3 } } }` });
    const { warnings } = await loadContract(root);
    expect(warnings.map(({ message, remedy }) => [message, remedy])).toMatchInlineSnapshot(`
      [
        [
          "Property \`taille\` is not expected here.",
          "Did you mean \`title\`? Otherwise, start its name with \`x-\`.",
        ],
      ]
    `);
  });
});

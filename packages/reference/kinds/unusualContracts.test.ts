import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '@reliure/openapi/node';
import { toPlainText } from '@reliure/richtext';
import type { SchemaNode } from '@reliure/schema';
import { toDeadLinkWarnings } from '../model/deadLinks.ts';
import { buildReference } from './reference.ts';
import { outline, outlineFields } from '@reliure/schema/testing/outline.ts';
import type { OperationPage } from './operation/types.ts';
import type { Reference } from './reference.ts';
import type { SchemaPage } from './schema/model.ts';

type Files = Readonly<Record<string, string>>;

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagetests-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds the reference of a contract from files, the first of which is the root. */
async function build(files: Files): Promise<Reference> {
  const directory = join(folder, String((count += 1)));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return buildReference(await loadContract(join(directory, Object.keys(files)[0] ?? 'none.yaml')));
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: Essai, version: '1' }\n`;
const head31 = head('3.1.0');

/** Returns the page of the only operation of a contract, from the text below the contract’s `openapi` and `info`. */
async function operation(text: string, version = '3.1.0', others: Files = {}): Promise<OperationPage> {
  const { operations } = await build({ 'a.yaml': head(version) + text, ...others });
  const [page] = operations;
  if (page === undefined) throw new Error('The contract has no operation.');
  return page;
}

/** Outlines the schema `A` of a response. The components are given one per line. */
async function shown(schemas: string, version = '3.1.0'): Promise<string> {
  const components = schemas.trim().replace(/\n\s*/g, '\n    ');
  const page = await operation(
    `paths: { /a: { get: { responses: { '200': { description: Lu, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } } }\ncomponents:\n  schemas:\n    ${components}\n`,
    version,
  );
  return `\n${outline(responseSchema(page))}\n`;
}

function responseSchema({ responses }: OperationPage): SchemaNode {
  const schema = responses[0]?.contents[0]?.schema;
  if (schema === undefined) throw new Error('The response has no schema.');
  return schema;
}

describe('buildReference with recursive schemas', () => {
  it.each([
    [
      'by each other',
      `
      A: { properties: { b: { $ref: '#/components/schemas/B' } } }
      B: { properties: { a: { $ref: '#/components/schemas/A' } } }`,
    ],
    [
      'through allOf',
      `
      A: { allOf: [ { $ref: '#/components/schemas/B' } ], properties: { a: {} } }
      B: { allOf: [ { $ref: '#/components/schemas/A' } ], properties: { b: {} } }`,
    ],
    ['through elements', `A: { type: array, items: { type: array, items: { $ref: '#/components/schemas/A' } } }`],
    [
      'through oneOf',
      `A: { oneOf: [ { type: string }, { $ref: '#/components/schemas/A' }, { type: array, items: { $ref: '#/components/schemas/A' } } ] }`,
    ],
    [
      'through anyOf with null',
      `A: { properties: { a: { anyOf: [ { $ref: '#/components/schemas/A' }, { type: 'null' } ] } } }`,
    ],
    [
      'through additionalProperties, patternProperties, prefixItems and not',
      `A: { additionalProperties: { $ref: '#/components/schemas/A' }, patternProperties: { a: { $ref: '#/components/schemas/A' } }, properties: { t: { prefixItems: [ { $ref: '#/components/schemas/A' } ] }, n: { not: { $ref: '#/components/schemas/A' } } } }`,
    ],
    [
      'by a pointer into a component',
      `A: { properties: { b: { type: object, properties: { c: { $ref: '#/components/schemas/A/properties/b' } } } } }`,
    ],
    [
      'by a pointer through a reference',
      `
      A: { properties: { b: { $ref: '#/components/schemas/B' }, c: { $ref: '#/components/schemas/A/properties/b/properties/d' } } }
      B: { properties: { d: { properties: { e: { $ref: '#/components/schemas/A' } } } } }`,
    ],
    [
      'of references only',
      `
      A: { $ref: '#/components/schemas/B' }
      B: { $ref: '#/components/schemas/A' }`,
    ],
    [
      'of references only, with siblings',
      `
      A: { $ref: '#/components/schemas/B', description: Premier }
      B: { $ref: '#/components/schemas/A', type: string }`,
    ],
    ['of a schema that is a reference to itself', `A: { $ref: '#/components/schemas/A' }`],
  ])('ends the recursion %s', async (_name, schemas) => expect(await shown(schemas)).toMatchSnapshot());
});

describe('buildReference with composed schemas', () => {
  it.each([
    [
      '$ref beside siblings, 3.1',
      `
      A: { properties: { b: { $ref: '#/components/schemas/B', description: Nouveau, deprecated: true, required: [c], properties: { c: {} } } } }
      B: { description: Ancien, properties: { b: { type: string } } }`,
    ],
    [
      'a field in two parts of an allOf',
      `A: { allOf: [ { properties: { a: { type: string, description: Loin } } }, { properties: { a: { maxLength: 3, description: Près } } } ] }`,
    ],
    [
      'oneOf',
      `
      A: { oneOf: [ { $ref: '#/components/schemas/B' }, { title: Nombre, type: integer }, { type: array, items: { type: string } } ] }
      B: { properties: { b: {} } }`,
    ],
    [
      'a discriminator with a mapping to pointers and names',
      `
      A: { oneOf: [ { $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' } ], discriminator: { propertyName: k, mapping: { bé: B, cé: '#/components/schemas/C' } } }
      B: { properties: { k: { type: string } } }
      C: { properties: { k: { type: string } } }`,
    ],
    [
      'a discriminator without mapping',
      `
      A: { oneOf: [ { $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' } ], discriminator: { propertyName: k } }
      B: { properties: { k: { const: bé } } }
      C: { properties: { k: { type: string } } }`,
    ],
    [
      'a discriminator with neither mapping nor oneOf',
      `A: { properties: { k: { type: string } }, discriminator: { propertyName: k } }`,
    ],
    [
      'if, then, else',
      `A: { properties: { a: { type: string }, b: {}, c: {} }, if: { properties: { a: { const: x } } }, then: { required: [b] }, else: { required: [c] } }`,
    ],
    [
      '$defs and anchors',
      `A: { properties: { a: { $ref: '#nom' }, b: { $ref: '#/components/schemas/A/$defs/c' } }, $defs: { c: { $anchor: nom, type: integer } } }`,
    ],
  ])('shows %s', async (_name, schemas) => expect(await shown(schemas)).toMatchSnapshot());
});

describe('buildReference with types and bounds', () => {
  it.each([
    [
      'variants that are all nullable, 3.0',
      '3.0.3',
      'A: { properties: { a: { oneOf: [ { type: string, nullable: true }, { type: integer, nullable: true } ] } } }',
    ],
    [
      'a strict bound, 3.0',
      '3.0.3',
      'A: { type: integer, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }',
    ],
    ['example and examples, 3.0', '3.0.3', 'A: { type: string, example: a, examples: [b] }'],
    [
      'additionalProperties',
      '3.1.0',
      'A: { properties: { t: { type: object, additionalProperties: true }, f: { type: object, additionalProperties: false }, s: { additionalProperties: { type: string } }, u: { properties: { a: {} }, unevaluatedProperties: false } } }',
    ],
    [
      'nested boolean schemas',
      '3.1.0',
      `A: { properties: { t: true, f: false, rt: { $ref: '#/components/schemas/T' }, rf: { $ref: '#/components/schemas/F' }, it: { type: array, items: true }, if: { type: array, items: false }, n: { not: true } } }\nT: true\nF: false`,
    ],
    [
      'unknown keywords',
      '3.1.0',
      `A: { type: string, x-a: { $ref: '#/components/schemas/B' }, inconnu: { a: 1 }, $comment: a }\nB: {}`,
    ],
  ])('shows %s', async (_name, version, schemas) => expect(await shown(schemas, version)).toMatchSnapshot());
});

describe('buildReference with requests and responses', () => {
  it('shows callbacks', async () => {
    const page = await operation(`
paths: { /a: { post: { responses: {}, callbacks: { fini: { '{$request.body#/url}?id={$response.body#/id}': { post: { requestBody: { content: { application/json: { schema: { properties: { a: { type: string } } } } } }, responses: { '204': { description: Reçu } } } } }, partagé: { $ref: '#/components/callbacks/C' } } } } }
components: { callbacks: { C: { 'http://a.example': { $ref: '#/components/pathItems/P' } } }, pathItems: { P: { put: { summary: Mettre } } } }`);
    expect(
      page.callbacks.map(({ name, expression, method, title, anchor }) => [name, expression, method, title, anchor]),
    ).toEqual([
      ['fini', '{$request.body#/url}?id={$response.body#/id}', 'POST', 'fini', 'rappel.fini'],
      ['partagé', 'http://a.example', 'PUT', 'Mettre', 'rappel.partagé'],
    ]);
    expect(page.callbacks[0]?.body?.contents.map(({ schema }) => schema && outline(schema))).toEqual([
      'objet\n  a #rappel.fini.corps.a: texte',
    ]);
  });

  it.each(['components: {}', 'webhooks: {}', 'paths: {}'])('shows no operation for %s', async (text) => {
    expect((await build({ 'a.yaml': head31 + text })).operations).toEqual([]);
  });

  it('shows all media types of a body', async () => {
    const { body } = await operation(`
paths: { /a: { post: { requestBody: { content: { application/json: { schema: { properties: { a: { type: string } } } }, application/xml: { schema: { properties: { a: { type: integer } } }, example: <a>1</a> }, 'text/*': {}, application/octet-stream: { schema: { type: string, format: binary } } } } } } }`);
    expect(
      body?.contents.map(({ mediaType, schema, examples }) => [
        mediaType,
        schema && outline(schema),
        examples.map(({ text, language }) => `${language}: ${text}`).join(),
      ]),
    ).toEqual([
      ['application/json', 'objet\n  a #corps.a: texte', 'json: {\n  "a": "texte"\n}'],
      ['application/xml', 'objet\n  a #corps-application-xml.a: entier', 'xml: <a>1</a>'],
      ['text/*', undefined, ''],
      ['application/octet-stream', 'fichier binaire', ''],
    ]);
  });

  it('shows forms', async () => {
    const { body } = await operation(`
paths: { /a: { post: { requestBody: { content: { multipart/form-data: { schema: { required: [f], properties: { f: { type: string, format: binary }, m: { type: object, properties: { x: { type: string } } }, g: { contentMediaType: image/png } } }, encoding: { m: { contentType: application/json, headers: { X-A: { schema: {} } } } } }, application/x-www-form-urlencoded: { schema: { properties: { f: { type: string } } } } } } } } }`);
    expect(`\n${body?.contents.map(({ schema }) => schema && outline(schema)).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      objet
        f* #corps.f: fichier binaire
        m #corps.m: objet, en application/json
          x #corps.m.x: texte
          Avec cette partie : en-têtes
            X-A #corps.m.X-A: valeur quelconque
        g #corps.g: fichier image/png
      objet
        f #corps-application-x-www-form-urlencoded.f: texte
      "
    `);
  });

  it('overrides the parameters of the Path Item with those of the operation', async () => {
    const { parameters } = await operation(`
paths: { '/a/{id}': { parameters: [ { $ref: '#/components/parameters/Id' }, { name: q, in: query, schema: { type: string } } ], get: { parameters: [ { name: id, in: path, required: true, schema: { type: integer } }, { name: f, in: query, content: { application/json: { schema: { properties: { a: {} } } } } } ] } } }
components: { parameters: { Id: { name: id, in: path, required: true, schema: { type: string } } } }`);
    expect(parameters.map(({ location, fields }) => `${location}\n${outlineFields(fields)}`).join('\n')).toBe(
      'path\nid* #chemin.id: entier\nquery\nq #requete.q: texte\nf #requete.f: objet, écrit en application/json\n  a #requete.f.a: valeur quelconque',
    );
  });

  it.each([
    [
      'a component',
      `paths: { '/a/{id}': { $ref: '#/components/pathItems/P' } }\ncomponents: { pathItems: { P: { parameters: [ { name: id, in: path, required: true, schema: {} } ], get: { summary: Lire } } } }`,
      {},
    ],
    [
      'a file',
      `paths: { '/a/{id}': { $ref: p/a.yaml } }`,
      {
        'p/a.yaml': `parameters: [ { $ref: '../b.yaml#/id' } ]\nget: { summary: Lire }`,
        'b.yaml': 'id: { name: id, in: path, required: true, schema: {} }',
      },
    ],
    [
      'a file, with siblings',
      `paths: { '/a/{id}': { $ref: p.yaml, parameters: [ { name: id, in: path, required: true, schema: {} } ] } }`,
      { 'p.yaml': 'get: { summary: Lire }' },
    ],
  ])('follows the $ref of a Path Item to %s', async (_name, text, others) => {
    const { slug, parameters } = await operation(text, '3.1.0', others);
    expect([slug, parameters.map(({ location, fields }) => [location, fields.map(({ name }) => name)])]).toEqual([
      'lire',
      [['path', ['id']]],
    ]);
  });

  it('shows an empty Operation Object', async () => {
    expect(await operation('paths: { /a: { get: {} } }')).toMatchObject({
      slug: 'get-a',
      title: 'GET /a',
      group: { title: 'Autres opérations' },
      parameters: [],
      responses: [],
      callbacks: [],
    });
  });

  it('shows examples', async () => {
    const page = await operation(`
paths: { /a: { get: { responses: { '200': { description: Lu, content: { application/json: { examples: { un: { summary: Un, value: { a: 2024-01-01 } }, deux: { $ref: '#/components/examples/Deux' }, loin: { externalValue: 'https://a.example/b.json' } } }, text/csv: { example: 'a;b' }, text/html: { schema: { example: <b> } }, application/x-a+json: { schema: { examples: [[1], [2]] } }, application/vide: {} } } } } } }
components: { examples: { Deux: { value: null } } }`);
    expect(
      page.responses[0]?.contents.map(({ examples }) =>
        examples.map(({ title, text, language }) => `${title} (${language}): ${text}`),
      ),
    ).toEqual([
      ['Un (json): {\n  "a": "2024-01-01"\n}', 'deux (json): null', 'loin (text): https://a.example/b.json'],
      ['exemple (text): a;b'],
      ['exemple (text): <b>'],
      ['exemple (json): [1]'],
      [],
    ]);
  });

  it('shows every kind of status', async () => {
    const { responses } = await operation(
      `paths: { /a: { get: { responses: { default: { description: d }, 2XX: { description: d }, 4xx: { description: d }, '404': { description: '' }, x-a: 1 } } } }`,
    );
    expect(responses.map(({ status, title, anchor }) => [status, title, anchor])).toEqual([
      ['default', 'Tout autre statut', 'reponse-default'],
      ['2XX', 'Succès', 'reponse-2XX'],
      ['4xx', 'Erreur de l’appelant', 'reponse-4xx'],
      ['404', 'Introuvable', 'reponse-404'],
    ]);
  });

  it.each([
    ['security: []', []],
    ['security: [ {}, { k: [] } ]', [[], [{ scheme: 'k', scopes: [] }]]],
    ['summary: A', [[{ scheme: 'k', scopes: [] }]]],
  ])('reads %s', async (text, want) => {
    const page = await operation(
      `security: [ { k: [] } ]\npaths: { /a: { get: { ${text} } } }\ncomponents: { securitySchemes: { k: { type: http, scheme: basic } } }`,
    );
    expect(page.facts.security).toEqual(want);
  });
});

describe('buildReference with whole contracts', () => {
  it('shows the variables of servers', async () => {
    const { introduction } = await build({
      'a.yaml': `${head31}paths: {}\nservers: [ { url: 'https://{env}.a.example:{port}/{base}', variables: { env: { default: prod, enum: [prod, test], description: Milieu }, port: { default: '443' }, base: { default: '' } } }, { url: / } ]`,
    });
    expect(
      introduction.servers.map(({ url, variables }) => [
        url,
        variables.map(({ name, default: value, values }) => `${name}=${value} of ${values.join()}`),
      ]),
    ).toEqual([
      ['https://{env}.a.example:{port}/{base}', ['env=prod of prod,test', 'port=443 of ', 'base= of ']],
      ['/', []],
    ]);
  });

  it('ignores extensions everywhere', async () => {
    const text = `
x-a: null
paths: { x-a: { get: {} }, /a: { x-a: { get: {} }, post: { x-a: 1, x-codeSamples: a, requestBody: { x-a: 1, content: { a/b: { x-a: 1, schema: { x-a: 1, properties: { x-b: { x-a: 1, type: string } } } } } }, responses: { x-a: 1, '200': { description: Lu, x-a: 1, headers: { x-b: { x-a: 1, schema: {} } } } }, callbacks: { x-c: { x-a: { post: {} }, 'http://a': { x-a: 1, post: {} } } } } } }
webhooks: { x-w: { post: {} } }
components: { x-a: 1, securitySchemes: { x-s: { type: oauth2, x-a: 1, flows: { x-a: { scopes: {} } } } } }
tags: [ { name: a, x-a: 1 } ]
servers: [ { url: /, x-a: 1, variables: { x-v: { default: a, x-a: 1 } } } ]`;
    const { operations, introduction } = await build({
      'a.yaml': `${head31.replace('version', 'x-logo: a, version')}${text}`,
    });
    expect(operations.map(({ slug }) => slug)).toEqual(['post-a']);
    const [page] = operations;
    expect(page?.body?.contents.map(({ schema }) => schema && outline(schema))).toEqual([
      'objet\n  x-b #corps.x-b: texte',
    ]);
    expect(page?.responses.map(({ status, headers }) => [status, headers.map(({ name }) => name)])).toEqual([
      ['200', ['x-b']],
    ]);
    expect(page?.callbacks.map(({ expression }) => expression)).toEqual(['http://a']);
    expect(introduction.authentication.map(({ name, flows }) => [name, flows])).toEqual([['x-s', []]]);
    expect(introduction.servers[0]?.variables.map(({ name }) => name)).toEqual(['x-v']);
  });

  it('reads YAML anchors, aliases and merge keys', async () => {
    const { parameters } = await operation(`
x-q: &q { name: q, in: query, schema: &s { type: string } }
paths: { /a: { get: { parameters: [ *q, { <<: *q, name: r, required: true }, { name: t, in: query, schema: *s } ] } } }`);
    expect(outlineFields(parameters[0]?.fields ?? [])).toBe(
      'q #requete.q: texte\nr* #requete.r: texte\nt #requete.t: texte',
    );
  });

  it('reads JSON', async () => {
    const document = {
      openapi: '3.0.4',
      info: { title: 'Essai', version: '1' },
      paths: { '/a': { get: { summary: 'Lire', responses: { 200: { description: 'Lu' } } } } },
    };
    const { operations } = await build({ 'a.json': JSON.stringify(document) });
    expect(operations.map(({ slug }) => slug)).toEqual(['lire']);
  });

  it('reads files whose names contain spaces and accents, with references between them', async () => {
    const page = await operation(
      `paths: { /a: { get: { responses: { '200': { description: Lu, content: { a/b: { schema: { $ref: 'les schémas/été.yaml' } } } } } } } }`,
      '3.1.0',
      {
        'les schémas/été.yaml':
          'properties: { moi: { $ref: été.yaml }, x: { $ref: "../lib.yaml#/defs/a~1b" }, y: { $ref: "#/$defs/y" } }\n$defs: { y: { type: boolean } }',
        'lib.yaml': 'defs: { a/b: { type: integer } }',
      },
    );
    expect(outline(responseSchema(page))).toBe(
      'été · objet\n  moi #reponse-200.moi: été · objet\n    → été #reponse-200\n  x #reponse-200.x: a/b · entier\n  y #reponse-200.y: y · booléen',
    );
  });

  it('keeps names and texts in Chinese and Arabic', async () => {
    const text = `
tags: [ { name: 访问, description: 说明 }, { name: الزيارات } ]
paths:
  /访问/{标识}: { get: { summary: 获取访问, tags: [访问], description: 获取一次访问。更多。, parameters: [ { name: 标识, in: path, required: true, schema: { type: string } } ], responses: { '200': { description: 成功, content: { a/b: { schema: { properties: { 名称: { type: string }, الاسم: { type: string } } } } } } } } }
  /زيارات: { get: { summary: عرض الزيارات, tags: [الزيارات] } }
  /患者: { get: { operationId: 患者列表 } }`;
    const { operations, landing } = await build({ 'a.yaml': head31 + text });
    expect(landing.groups.map(({ slug, title }) => [slug, title])).toEqual([
      ['u8bbfu95ee', '访问'],
      ['u627u644u632u64au627u631u627u62a', 'الزيارات'],
      ['autres-operations', 'Autres opérations'],
    ]);
    expect(operations.map(({ title, purpose }) => [title, purpose])).toEqual([
      ['获取访问', '获取一次访问。'],
      ['عرض الزيارات', undefined],
      ['患者列表', undefined],
    ]);
    expect(new Set(operations.map(({ slug }) => slug)).size).toBe(3);
    expect(operations.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
    expect(operations[0]?.parameters[0]?.fields[0]?.anchor).toBe('chemin.标识');
    expect(operations[0] && outline(responseSchema(operations[0]))).toBe(
      'objet\n  名称 #reponse-200.名称: texte\n  الاسم #reponse-200.الاسم: texte',
    );
  });

  it('keeps names that are inherited properties or hard to write in URLs', async () => {
    const names = [
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'a.b',
      'a',
      'a b',
      'a#b',
      'a-b',
      '',
      ' ',
      '#',
      '"',
      '<b>',
      '$ref',
      '1',
    ];
    const properties = names
      .map((name) => `${JSON.stringify(name)}: { type: object, properties: { b: { type: string } } }`)
      .join(', ');
    const page = await operation(`
paths: { /a: { get: { tags: [toString], responses: { '200': { description: Lu, content: { a/b: { schema: { required: [constructor], properties: { ${properties} } } } } } } } }, /b: { get: { summary: constructor, tags: [__proto__] } } }
components: { schemas: { constructor: { type: string }, __proto__: { type: string } } }`);
    const [part] = responseSchema(page).parts;
    const fields = part?.kind === 'fields' ? part.fields : [];
    expect(fields.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['constructor']);
    const anchors = outlineFields(fields).match(/#reponse-200\.[^:]*/g) ?? [];
    expect(anchors).toHaveLength(2 * names.length);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('does not confuse components with inherited properties', async () => {
    expect(
      await shown(
        `A: { properties: { a: { $ref: '#/components/schemas/constructor' }, b: { $ref: '#/components/schemas/__proto__' } } }\nconstructor: { type: string }\n__proto__: { type: integer }`,
      ),
    ).toMatchInlineSnapshot(`
      "
      A · objet
        a #reponse-200.a: constructor · texte
        b #reponse-200.b: __proto__ · entier
      "
    `);
  });

  it('makes HTML and unsafe URLs in descriptions inert', async () => {
    const description =
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](javascript:alert(1)) ![c](https://a.example/c.png) <img src=x onerror=alert(1)>\n\n[d]: javascript:alert(1)\n[d]';
    const { introduction, operations } = await build({
      'a.json': JSON.stringify({
        openapi: '3.1.0',
        info: {
          title: '<b>T</b>',
          version: '1',
          description,
          termsOfService: 'javascript:alert(1)',
          contact: { name: 'a', url: 'javascript:alert(1)' },
        },
        paths: { '/a': { get: { description } } },
      }),
    });
    const text = JSON.stringify([introduction, operations]);
    expect(text).not.toMatch(/"url":"(?!https:\/\/a\.example\/c\.png)/);
    expect(toPlainText(introduction.description ?? [])).toContain('<script>alert(1)</script>');
    expect([introduction.terms, introduction.contacts]).toEqual([undefined, [{ name: 'a' }]]);
  });
});

describe('buildReference with large contracts', () => {
  /** Returns the number of schema nodes in a page. */
  const size = (page: OperationPage | SchemaPage) => JSON.stringify(page).split('"parts":').length - 1;

  const names = Array.from({ length: 40 }, (_, index) => (index === 0 ? 'A' : `S${index}`));
  const web = (field: (name: string) => string) =>
    names.map((from) => {
      const fields = names.map((to, index) => `f${index}: ${field(to)}`);
      return `    ${from}: { properties: { ${fields.join(', ')} } }`;
    });

  it.each([
    ['references', (name: string) => `{ $ref: '#/components/schemas/${name}' }`],
    [
      'annotated references',
      (name: string) => `{ description: D, allOf: [ { $ref: '#/components/schemas/${name}' } ] }`,
    ],
    ['references with siblings', (name: string) => `{ $ref: '#/components/schemas/${name}', required: [f1] }`],
    ['lists', (name: string) => `{ type: array, items: { $ref: '#/components/schemas/${name}' } }`],
    [
      'references or null',
      (name: string) => `{ anyOf: [ { $ref: '#/components/schemas/${name}' }, { type: 'null' } ] }`,
    ],
  ])('keeps pages small if forty schemas all refer to each other by %s', async (_name, field) => {
    const { operations, schemas } = await build({
      'a.yaml': `${head31}paths: { /a: { get: { responses: { '200': { description: Lu, content: { a/b: { schema: { $ref: '#/components/schemas/A' } } } } } } } }
components:
  schemas:
${web(field).join('\n')}`,
    });
    expect(schemas).toHaveLength(40);
    for (const page of schemas) expect(size(page)).toBeLessThan(90);
    expect(operations).toHaveLength(1);
    for (const page of operations) expect(size(page)).toBeLessThan(900);
  });

  it('shows forty levels of nested fields', async () => {
    const nested = Array.from({ length: 40 }).reduce(
      (inner) => `{ properties: { n: ${String(inner)} } }`,
      '{ type: string }',
    );
    const lines = (await shown(`A: ${String(nested)}`)).trim().split('\n');
    expect(lines).toHaveLength(41);
    expect(lines.at(-1)).toMatch(/: texte$/);
  });

  it('shows six hundred operations', async () => {
    const paths = Array.from(
      { length: 600 },
      (_, index) =>
        `  '/a${index}/{id}': { get: { operationId: lire${index}, tags: [t${index % 30}], parameters: [ { $ref: '#/components/parameters/Id' } ], responses: { '200': { description: Lu, content: { a/b: { schema: { $ref: '#/components/schemas/A' } } } } } } }`,
    );
    const { operations, landing } = await build({
      'a.yaml': `${head31}paths:\n${paths.join('\n')}
components: { parameters: { Id: { name: id, in: path, required: true, schema: { type: string } } }, schemas: { A: { properties: { a: { type: array, items: { $ref: '#/components/schemas/A' } } } } } }`,
    });
    expect(new Set(operations.map(({ slug }) => slug)).size).toBe(600);
    expect(landing.groups.map((group) => group.operations.length)).toEqual(Array.from({ length: 30 }, () => 20));
  });
});

describe('buildReference with dead links', () => {
  const text = `openapi: 3.1.0
info:
  title: Essai
  version: '1'
  termsOfService: terms.html
  description: |
    # Serveurs

    [ici](#serveurs), [clé](#section/Cle), [groupe](#tag/Livres), [chez l’hôte](/terms)
tags:
  - { name: Livres, description: '[rien](#tag/Rien)' }
externalDocs: { url: guide/ }
paths:
  /a:
    get:
      tags: [Livres]
      description: '[absente](/api/absente)'
      responses: { '200': { description: Lu } }
`;

  it('converts them to text, and warns of each with its line', async () => {
    const file = join(folder, 'links.yaml');
    await writeFile(file, text);
    const contract = await loadContract(file);
    const reference = buildReference(contract);
    expect(reference.introduction).not.toHaveProperty('terms');
    expect(reference.introduction).not.toHaveProperty('documentation');
    expect(reference.introduction.description).toMatchObject([
      { data: { id: 'serveurs-2' } },
      {
        children: [
          { url: '#serveurs-2' },
          { value: ', ' },
          { value: 'clé' },
          { value: ', ' },
          { url: 'reference:/#livres' },
          { value: ', ' },
          { url: '/terms', data: { isUnverified: true } },
        ],
      },
    ]);
    const warnings = toDeadLinkWarnings(reference, contract);
    expect(warnings.map(({ line, pointer, message }) => [line, pointer, message])).toEqual([
      [5, '#/info/termsOfService', expect.stringContaining('"terms.html"')],
      [6, '#/info/description', expect.stringContaining('"#section/Cle"')],
      [11, '#/tags/0/description', expect.stringContaining('"#tag/Rien"')],
      [12, '#/externalDocs/url', expect.stringContaining('"guide/"')],
      [17, '#/paths/~1a/get/description', expect.stringContaining('"/api/absente"')],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { accepted, contractFolder } from './testing/contractFolder.ts';

const read = contractFolder();

const head = 'openapi: 3.2.0\ninfo: { title: Trains, version: "1" }\n';
const done = "responses: { '204': { description: Done. } }";

/** Returns the warnings about a contract, with their pointers. */
async function warningsOf(text: string): Promise<readonly string[]> {
  const { warnings } = accepted(await read({ 'a.yaml': head + text }));
  return warnings.map(({ pointer, message }) => `${pointer} ${message}`);
}

const parameters = (...all: readonly string[]) =>
  `paths: { /a: { get: { parameters: [${all.join(', ')}], ${done} } } }`;
const whole = '{ name: q, in: querystring, content: { application/json: {} } }';
const example = (text: string) => `components: { examples: { E: { ${text} } } }`;

describe('loadContract, for OpenAPI 3.2', () => {
  it.each([
    ['tags', 'tags: [{ name: a, summary: A, kind: nav }, { name: b, parent: a }]\npaths: {}'],
    ['$self', '$self: https://a.example/openapi\npaths: {}'],
    ['a query', `paths: { /a: { query: { requestBody: { content: {} }, ${done} } } }`],
    ['additional operations', `paths: { /a: { additionalOperations: { COPY: { ${done} } } } }`],
    ['a whole query string', parameters(whole)],
    ['the style of a cookie', parameters('{ name: a, in: cookie, style: cookie, schema: {} }')],
    [
      'reserved characters in a path',
      `paths: {}\ncomponents: { parameters: { A: { name: a, in: path, required: true, allowReserved: true, schema: {} } } }`,
    ],
    ['streams', 'components: { mediaTypes: { A: { itemSchema: {}, itemEncoding: { contentType: a/b } } } }'],
    ['parts', 'components: { mediaTypes: { A: { schema: {}, prefixEncoding: [{}, { prefixEncoding: [{}] }] } } }'],
    ['a response without a description', "paths: { /a: { get: { responses: { '204': { summary: Done } } } } }"],
    ['examples', example('dataValue: 1, serializedValue: "1"')],
    ['an external example with its data', example('dataValue: 1, externalValue: https://a.example')],
    [
      'a default mapping',
      'components: { schemas: { A: { discriminator: { propertyName: t, defaultMapping: B } }, B: {} } }',
    ],
    ['nodes of XML', 'components: { schemas: { A: { xml: { nodeType: cdata } } } }'],
    [
      'the flow for devices',
      'components: { securitySchemes: { A: { type: oauth2, deprecated: true, oauth2MetadataUrl: https://a.example, flows: { deviceAuthorization: { deviceAuthorizationUrl: https://a.example/d, tokenUrl: https://a.example/t, scopes: { a: b } } } } } }',
    ],
    ['names of servers', 'servers: [{ url: /, name: here }]\npaths: {}'],
    [
      'components of media types',
      "components: { mediaTypes: { A: {} } }\npaths: { /a: { get: { responses: { '200': { description: D, content: { a/b: { $ref: '#/components/mediaTypes/A' } } } } } } }",
    ],
    [
      'texts beside a reference',
      "components: { responses: { A: { description: a } } }\npaths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/A', summary: S, description: D } } } } }",
    ],
  ])('reads %s', async (_name, text) => expect(await warningsOf(text)).toEqual([]));

  it.each([
    [
      'a tag under none',
      'tags: [{ name: a, parent: b }]\npaths: {}',
      '#/tags/0/parent The tag "a" is nested under "b", which the contract does not declare.',
    ],
    [
      'a tag under itself',
      'tags: [{ name: a, parent: a }]\npaths: {}',
      '#/tags/0/parent The tag "a" is nested under itself, and is shown on its own.',
    ],
    [
      'two whole query strings',
      parameters(whole, whole.replace('name: q', 'name: r')),
      '#/paths/~1a/get/parameters A parameter `in: querystring` is the whole query string, so it must be the only one of the query.',
    ],
    [
      'a whole query string beside another parameter',
      parameters(whole, '{ name: r, in: query, schema: {} }'),
      '#/paths/~1a/get/parameters A parameter `in: querystring` is the whole query string, so it must be the only one of the query.',
    ],
    [
      'a whole query string without content',
      parameters('{ name: q, in: querystring, schema: {} }'),
      '#/paths/~1a/get/parameters/0/in A parameter that is the whole query string has `content`, not `schema`.',
    ],
    [
      'an encoded cookie',
      parameters('{ name: a, in: cookie, style: cookie, allowReserved: true, schema: {} }'),
      '#/paths/~1a/get/parameters/0/allowReserved The style `cookie` encodes nothing, so `allowReserved` has no meaning.',
    ],
    [
      'the name of a header',
      parameters('{ name: "a[b]", in: header, schema: {} }'),
      '#/paths/~1a/get/parameters/0/name The name of a header has a character that HTTP does not allow there.',
    ],
    [
      'two values of an example',
      example('value: 1, dataValue: 1'),
      '#/components/examples/E/dataValue `value` and `dataValue` exclude each other.',
    ],
    [
      'two texts of an example',
      example('value: 1, serializedValue: "1"'),
      '#/components/examples/E/serializedValue `value` and `serializedValue` exclude each other.',
    ],
    [
      'two encodings',
      'components: { mediaTypes: { A: { encoding: {}, itemEncoding: {} } } }',
      '#/components/mediaTypes/A/itemEncoding `encoding` and `itemEncoding` exclude each other.',
    ],
    [
      'two forms of a node',
      'components: { schemas: { A: { xml: { nodeType: attribute, attribute: true } } } }',
      '#/components/schemas/A/xml/attribute `nodeType` and `attribute` exclude each other.',
    ],
  ])('warns of %s', async (_name, text, want) => expect(await warningsOf(text)).toEqual([want]));

  it.each([
    ['its own URI', 'https://a.example/api/openapi#/components/schemas/A'],
    ['its own URI, relative to itself', 'openapi#/components/schemas/A'],
  ])('follows a reference by %s', async (_name, reference) => {
    const text = `$self: https://a.example/api/openapi\ncomponents: { schemas: { A: { type: string }, B: { $ref: '${reference}' } } }`;
    const { document, published } = accepted(await read({ 'a.yaml': head + text }));
    expect(document['components']).toEqual({
      schemas: { A: { type: 'string' }, B: { $ref: '#/components/schemas/A' } },
    });
    expect(published['components']).toMatchObject({ schemas: { B: { $ref: reference } } });
  });

  it('reads the reference of a security requirement as the name of its scheme', async () => {
    const text = `security: [{ '#/components/securitySchemes/key': [] }]\npaths: {}\ncomponents: { securitySchemes: { key: { type: http, scheme: basic } } }`;
    const { document, published, warnings } = accepted(await read({ 'a.yaml': head + text }));
    expect([document['security'], published['security'], warnings]).toEqual([
      [{ key: [] }],
      [{ '#/components/securitySchemes/key': [] }],
      [],
    ]);
  });

  it.each([
    ['a file', 'auth.yaml#/components/securitySchemes/key'],
    ['the URI of a document', 'https://a.example/auth#/components/securitySchemes/key'],
  ])('reads a security scheme of another document by %s', async (_name, reference) => {
    const security = `security: [{ own: [] }, { '${reference}': [] }]`;
    const files = {
      'a.yaml': `${head}${security}\npaths: { /a: { get: { security: [{ '${reference}': [] }], ${done} } } }\ncomponents: { securitySchemes: { own: { type: http, scheme: basic } } }`,
      'auth.yaml': `${head}$self: https://a.example/auth\ncomponents: { securitySchemes: { key: { type: http, scheme: bearer } } }`,
    };
    const { document, published, warnings } = accepted(await read(files));
    expect([document['security'], warnings]).toEqual([[{ own: [] }, { key: [] }], []]);
    expect(document['paths']).toMatchObject({ '/a': { get: { security: [{ key: [] }] } } });
    expect(document['components']).toEqual({
      securitySchemes: { own: { type: 'http', scheme: 'basic' }, key: { type: 'http', scheme: 'bearer' } },
    });
    expect(published).toEqual(document);
  });

  it('gives a security scheme of another document a name that is free', async () => {
    const files = {
      'a.yaml': `${head}security: [{ auth.yaml: [] }]\npaths: {}\ncomponents: { securitySchemes: { auth: { type: http, scheme: basic } } }`,
      'auth.yaml': 'type: http\nscheme: bearer\n',
    };
    expect(accepted(await read(files)).document['security']).toEqual([{ 'auth-2': [] }]);
  });

  it.each([
    [
      'warns of a security scheme of another host',
      'https://b.example/auth#/key',
      'The contract has no security scheme',
    ],
    ['refuses one that the document lacks', 'auth.yaml#/none', 'auth.yaml#/none'],
  ])('%s', async (_name, reference, want) => {
    const files = { 'a.yaml': `${head}security: [{ '${reference}': [] }]\npaths: {}`, 'auth.yaml': 'key: {}' };
    const outcome = await read(files);
    expect('refused' in outcome ? outcome.refused : outcome.contract.warnings[0]?.message).toContain(want);
  });

  it.each([
    ['relative to its own URI', 'https://a.example/api/openapi', '../shared/parts'],
    ['by the other document’s URI', 'https://b.example', 'https://a.example/shared/parts'],
  ])('follows a reference to another document, %s', async (_name, self, reference) => {
    const files = {
      'a.yaml': `${head}$self: ${self}\npaths: { /a: { get: { responses: { '200': { $ref: '${reference}#/components/responses/Ok' } } } } }`,
      'lib/b.yaml': `${head}$self: https://a.example/shared/parts\ncomponents: { responses: { Ok: { description: Done. } } }`,
    };
    const { document } = accepted(await read(files));
    expect(document['components']).toEqual({ responses: { Ok: { description: 'Done.' } } });
  });
});

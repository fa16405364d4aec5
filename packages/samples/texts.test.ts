import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { createResolve } from '@reliure/openapi';
import type { HttpMethod, JsonObject } from '@reliure/openapi';
import { withAuthoredSamples } from './authored/authoredSamples.ts';
import { localServer } from './callVariables.ts';
import { toExampleValue } from './examples/exampleValue.ts';
import { toSampleRequest } from './request/request.ts';
import { sampleLanguages } from './languages/sampleLanguages.ts';
import { toSamples } from './samples.ts';
import { toXml } from './xml/toXml.ts';

beforeEach(() => {
  setLanguage('en');
});

const document = {
  security: [{ certificate: [], digest: [], challenge: [], unknown: [], key: [] }],
  components: {
    securitySchemes: {
      certificate: { type: 'mutualTLS' },
      digest: { type: 'http', scheme: 'digest' },
      challenge: { type: 'http', scheme: 'Negotiate' },
      unknown: { type: 'http', scheme: 'DPoP' },
      key: { type: 'apiKey', in: 'header', name: 'a b' },
    },
  },
};
const resolve = createResolve(document);
const binary = { type: 'string', format: 'binary' };
const parameter = (name: string, example: unknown, style?: string) => ({
  name,
  in: 'query',
  required: true,
  example,
  ...(style !== undefined && { style, explode: false }),
});
const parameters = [
  { name: 'missing', in: 'query', required: true, schema: false },
  parameter('nested', { a: [1] }),
  parameter('spaced', ['a b'], 'spaceDelimited'),
  parameter('piped', ['a|b'], 'pipeDelimited'),
  { name: 'listed', in: 'header', required: true, example: ['a,b'] },
  { name: 'labels', in: 'path', required: true, example: ['a.b'], style: 'label', explode: true },
  parameter('sum', '1+1'),
  { name: 'Idempotency-Key', in: 'header', schema: { format: 'uuid' } },
];

function toRequest(method: HttpMethod, operation: JsonObject) {
  return toSampleRequest({ path: '/{labels}/{id}', method, operation, pathItem: {} }, document, resolve);
}

const content = (mediaType: string, media: JsonObject = {}) => ({ content: { [mediaType]: media } });

/** Operations whose samples contain all comments together. Their paths and types have no names for files. */
const requests = () => [
  toRequest('post', {
    parameters,
    requestBody: content('multipart/mixed', { schema: { properties: { a: binary } } }),
    responses: { 200: content('image/png') },
  }),
  toRequest('put', { requestBody: content('application/json', { schema: false }) }),
  toRequest('get', { requestBody: content('application/json', { example: 1 }) }),
  toRequest('post', { requestBody: content('multipart/form-data', { schema: { properties: { '': binary } } }) }),
  toRequest('post', { requestBody: content('multipart/mixed', { example: { a: 'b' } }) }),
];

/** The samples of all operations, by programming language. */
const programs = new Map<string, string>();

beforeAll(() => {
  setLanguage('en');
  for (const { id, text } of requests().flatMap(toSamples)) programs.set(id, `${programs.get(id) ?? ''}${text}\n`);
});

const frenchWords = (
  'clé intention essai connexion présente certificat authentification défi serveur identifiants appel contrat schéma ' +
  'en-tête nom écrivez corps dans séparateur aucun exemple valide trouvé pour documenté remplacez définit valeur vérifiez ' +
  'contient sépare virgule espace barre variante reponse fichier limite racine texte autre cle chemin'
).split(' ');

const comments = [
  'One key per action: reuse it when you retry.',
  'The connection also presents a client certificate (mutual TLS).',
  'Add Negotiate authentication: its credentials are computed for each call.',
  'The contract does not say how DPoP credentials are written: adapt the Authorization header.',
  'Add the API key: “a b” is not a valid header name.',
  'No valid example was found for missing: replace {missing}.',
  'OpenAPI does not define how the form style serializes the value of nested: check what the API expects.',
  ...[
    ['spaced', 'a space'],
    ['piped', 'a vertical bar'],
    ['listed', 'a comma'],
    ['labels', 'a dot'],
  ].map(
    ([name, delimiter]) =>
      `A value of ${name} contains ${delimiter}, which also separates the values: OpenAPI has no way to distinguish them.`,
  ),
  'Write the parts of the body (multipart/mixed) to body.bin, and their boundary to the header.',
  'No valid example was found for this body: write it to body.json.',
  'The documented body is not sent: most clients do not send one with GET.',
];

describe('the English samples', () => {
  it.each(sampleLanguages)('contain all comments in $label, and no French', ({ id }) => {
    const program = programs.get(id) ?? '';
    const lines = program.split('\n').map((line) => line.replace(/^\s*(?:#|\/\/) /, ''));
    for (const comment of comments) expect(lines).toContain(comment);
    for (const name of ['body.bin', 'response.png', 'file.bin', 'boundary=boundary']) expect(program).toContain(name);
    const words = new Set(program.toLowerCase().match(/[\p{L}-]+/gu));
    expect(frenchWords.filter((word) => words.has(word))).toEqual([]);
  });

  it.each([
    [
      'javascript',
      'Add Digest authentication: it responds to the server’s challenge, which this client does not support.',
    ],
    ['swift', 'URLComponents does not encode “+”, which servers read as a space.'],
    ['go', 'RFC 9562 variant'],
  ])('contain the comments of %s only', (language, comment) =>
    expect(programs.get(language)).toContain(`// ${comment}`),
  );

  it.each([
    ['curl', ['# One key per action: reuse it when you retry.', 'IDEMPOTENCY_KEY=$(uuidgen)', '']],
    ['php', ['<?php', '', '// One key per action: reuse it when you retry.']],
  ])('begin in %s with a comment', (language, lines) =>
    expect(programs.get(language)?.split('\n').slice(0, 3)).toEqual(lines),
  );
});

describe('English names and examples', () => {
  it('name the local server, the root of XML and samples in other languages', () => {
    const [sample] = withAuthoredSamples({ 'x-codeSamples': [{ lang: '?', source: 'a' }] }, []);
    expect([localServer.name, toXml(1, {}, resolve), sample?.id]).toEqual([
      'Local mock server',
      '<root>1</root>',
      'other',
    ]);
  });

  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', minLength: 10 }, 'texttextte'],
    [{ format: 'email' }, 'name@example.com'],
    [{ format: 'email', maxLength: 6 }, 'a@b.eu'],
    [{ format: 'email', minLength: 30, maxLength: 50 }, 'first.middle.last.name@service.example.com'],
    [{ format: 'uri', minLength: 40 }, 'https://example.com/a/path/that/is/long/enough/to/be/valid'],
    [{ format: 'hostname', minLength: 80 }, `${'server.'.repeat(10)}example.com`.slice(-80)],
    [{ format: 'byte' }, 'dGV4dA=='],
    [{ type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true }, ['text', 'tex1']],
    [
      { type: 'object', minProperties: 5 },
      { key: 'text', other: 'text', another: 'text', last: 'text', key2: 'text' },
    ],
  ])('are made up for %j', (schema, want) => expect(toExampleValue(schema, resolve)).toEqual(want));
});

import { describe, expect, it } from 'vitest';
import { createResolve, parseJson, rootOperations, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { toCalls } from '@reliure/samples';
import { buildComposerFile } from '../model/buildComposerFile.ts';
import type { ComposerFile } from '../types.ts';
import { anchors, toFile, withBody } from '../testing/contract.ts';
import { toRequest } from './toRequest.ts';

describe('the request of documented values', () => {
  it.each(['site/contract/openapi.yaml', 'example/contract/openapi.yaml', 'example/partner/openapi.yaml'])(
    'is that of the samples in all calls of %s',
    async (path) => {
      const { document } = await loadContract(path);
      const resolve = createResolve(document);
      const sources = rootOperations(document, resolve);
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) {
        const file = asLoaded(buildComposerFile(source, document, resolve, anchors));
        const composed = file.calls.map(({ values }) => writeJson(toRequest(file, values)));
        expect(composed).toEqual(toCalls(source, document, resolve).map(({ request }) => writeJson(request)));
      }
    },
  );

  it('keeps the digits of numbers', () => {
    const body = withBody({ example: parseJson('{"price": 1.10, "id": 12345678901234567890}') });
    const file = asLoaded(toFile(body));
    const [call] = file.calls;
    const { body: sent } = toRequest(file, call?.values ?? { parameters: {} });
    expect(sent.kind === 'json' ? writeJson(sent.value) : '').toBe('{"price":1.10,"id":12345678901234567890}');
  });
});

/** Returns a file as browsers load it. */
function asLoaded(file: ComposerFile): ComposerFile {
  return parseJson(writeJson(file)) as ComposerFile;
}

const parameter = (location: string, more: JsonObject) => ({ name: 'p', in: location, schema: {}, ...more });

describe('the request of typed values', () => {
  it.each([
    ['a list in one pair', parameter('query', { explode: false }), ['a', 'b'], { query: [['p', 'a,b']] }],
    [
      'a list in pairs',
      parameter('query', {}),
      ['a', 'b'],
      {
        query: [
          ['p', 'a'],
          ['p', 'b'],
        ],
      },
    ],
    [
      'an object in brackets',
      parameter('query', { style: 'deepObject' }),
      { a: { b: 1 } },
      { query: [['p[a][b]', '1']] },
    ],
    ['a cookie', parameter('cookie', {}), 'é', { headers: [['Cookie', 'p=%C3%A9']] }],
    [
      'a parameter as JSON',
      parameter('query', { schema: undefined, content: { 'application/json': {} } }),
      { a: 1 },
      { query: [['p', '{"a":1}']] },
    ],
  ])('serializes %s', (_name, own, value, wanted) => {
    const file = toFile({ parameters: [own] }, { method: 'get' });
    const request = toRequest(file, { parameters: { [`${own.in}.p`]: value } });
    const texts = (pairs: typeof request.query) =>
      pairs.map(({ name, value: template }) => [
        name,
        template.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
      ]);
    expect({ query: texts(request.query), headers: texts(request.headers) }).toEqual({
      query: [],
      headers: [],
      ...wanted,
    });
  });

  it('leaves a path parameter without a value as its name, and generates an idempotency key', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: {} },
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
    ];
    const request = toRequest(toFile({ parameters }, { path: '/a/{id}' }), { parameters: {} }, 'https://b.example');
    expect(request.url).toBe('https://b.example/a/%7Bid%7D');
    expect(request.headers).toEqual([{ name: 'Idempotency-Key', value: [{ kind: 'uuid' }] }]);
  });

  it('writes the fields of a form, and parts with the names of files', () => {
    const schema = { properties: { a: {}, f: { type: 'string', format: 'binary' } } };
    const form = toFile(withBody(schema, 'application/x-www-form-urlencoded'));
    expect(toRequest(form, { parameters: {}, body: { a: ['1', '2'] } }).body).toEqual({
      kind: 'form',
      fields: [
        { name: 'a', value: '1' },
        { name: 'a', value: '2' },
      ],
    });
    const multipart = toFile(
      withBody(schema, 'multipart/form-data', { encoding: { f: { contentType: 'image/png' } } }),
    );
    expect(toRequest(multipart, { parameters: {}, body: { a: { b: 1 }, f: 'moi' } }).body).toEqual({
      kind: 'multipart',
      parts: [
        { kind: 'json', name: 'a', value: { b: 1 }, mediaType: 'application/json' },
        { kind: 'file', name: 'f', fileName: 'moi', mediaType: 'image/png' },
      ],
    });
  });

  it('starts from values without an example in the contract', () => {
    const { calls } = toFile({
      ...withBody({ required: ['n'], properties: { n: { type: 'integer', minimum: 3 } } }),
      parameters: [parameter('query', { required: true, schema: { enum: ['x'] } })],
    });
    expect(calls).toEqual([{ title: '', values: { parameters: { 'query.p': 'x' }, body: { n: 3 } } }]);
  });
});

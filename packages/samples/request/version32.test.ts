import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toSamples } from '../samples.ts';
import { toSampleRequest } from './request.ts';

/** Returns the request of an operation on `/a`. */
function request(operation: JsonObject, method = 'post', components: JsonObject = {}) {
  const document = { components };
  return toSampleRequest({ path: '/a', method, operation, pathItem: {} }, document, createResolve(document));
}

const body = (mediaType: string, media: JsonObject) =>
  request({ requestBody: { content: { [mediaType]: media } } }).body;
const textOf = (mediaType: string, media: JsonObject) => {
  const own = body(mediaType, media);
  return own.kind === 'text' ? own.text : own;
};

const item = { type: 'object', properties: { a: { type: 'integer', example: 1 } } };
const items = [{ a: 1 }, { a: 2 }];
const examples = (example: JsonObject) => ({ examples: { one: example } });

describe('methods', () => {
  it('sends the body of a query', () => {
    const requestBody = { content: { 'application/json': { example: { a: 1 } } } };
    expect(request({ requestBody }, 'query')).toMatchObject({ method: 'QUERY', body: { kind: 'json' } });
  });

  it.each(['QUERY', 'Copy'])('writes the method %s in every language', (name) => {
    for (const { id, text } of toSamples(request({}, name)))
      expect([id, text]).toEqual([id, expect.stringContaining(name)]);
  });
});

describe('sequences', () => {
  it.each([
    ['application/jsonl', { itemSchema: item, example: items }, '{"a":1}\n{"a":2}\n'],
    ['application/x-ndjson', { itemSchema: item, ...examples({ dataValue: items }) }, '{"a":1}\n{"a":2}\n'],
    ['application/json-seq', { itemSchema: item, example: items }, '\x1e{"a":1}\n\x1e{"a":2}\n'],
    ['application/jsonl', { itemSchema: item }, '{"a":1}\n'],
    ['application/jsonl', { schema: item }, '{"a":1}\n'],
    ['application/jsonl', { itemSchema: item, ...examples({ serializedValue: '{"a":3}\n' }) }, '{"a":3}\n'],
    [
      'text/event-stream',
      { itemSchema: {}, example: [{ event: 'add', data: 'x\ny', retry: 5 }, { data: 'z' }] },
      'event: add\ndata: x\ndata: y\nretry: 5\n\ndata: z\n',
    ],
  ])('are sent as %s: %j', (mediaType, media, want) => expect(textOf(mediaType, media)).toBe(want));
});

describe('parts by position', () => {
  it('have the media types and required headers of their encodings', () => {
    const media = {
      schema: { type: 'array', prefixItems: [{ type: 'object' }], items: { type: 'string' } },
      prefixEncoding: [{}],
      itemEncoding: {
        contentType: 'text/html',
        headers: { 'Content-Location': { required: true, content: { 'text/plain': { example: '/x' } } }, Other: {} },
      },
      example: [{ a: 1 }, '<p>'],
    };
    expect(textOf('multipart/related', media)).toMatch(
      /^--(\S+)\r\nContent-Type: application\/json\r\n\r\n\{"a":1\}\r\n--\1\r\nContent-Type: text\/html\r\nContent-Location: \/x\r\n\r\n<p>\r\n--\1--\r\n$/,
    );
  });

  it('may be multipart bodies themselves', () => {
    const media = {
      schema: { type: 'array', prefixItems: [{ type: 'array', items: { type: 'string' } }] },
      prefixEncoding: [{ contentType: 'multipart/mixed', itemEncoding: { contentType: 'text/csv' } }],
      example: [['a', 'b']],
    };
    expect(JSON.stringify(textOf('multipart/mixed', media)).match(/Content-Type: [\w/]+;?/g)).toEqual([
      'Content-Type: multipart/mixed;',
      'Content-Type: text/csv',
      'Content-Type: text/csv',
    ]);
  });
});

describe('examples', () => {
  it.each([
    ['application/json', { dataValue: { a: 1 }, serializedValue: '{ "a": 1 }' }, { kind: 'json', value: { a: 1 } }],
    ['application/json', { serializedValue: '{ "a": 1 }' }, { kind: 'json', value: { a: 1 } }],
    ['application/xml', { dataValue: { a: 1 }, serializedValue: '<a>1</a>' }, { kind: 'text', text: '<a>1</a>' }],
    ['text/csv', { serializedValue: 'a;b' }, { kind: 'text', text: 'a;b' }],
    [
      'application/x-www-form-urlencoded',
      { dataValue: { a: 1 } },
      { kind: 'form', fields: [{ name: 'a', value: '1' }] },
    ],
  ])('of %s are sent: %j', (mediaType, example, want) => {
    expect(body(mediaType, { schema: {}, ...examples(example) })).toMatchObject(want);
  });
});

describe('a whole query string', () => {
  const call = (content: JsonObject, more: JsonObject = {}) =>
    request({ parameters: [{ name: 'q', in: 'querystring', required: true, content, ...more }] }, 'get');
  const form = { schema: { type: 'object' }, ...examples({ dataValue: { foo: 'a + b', bar: true } }) };

  it('is the fields of a form', () => {
    expect(call({ 'application/x-www-form-urlencoded': form }).query).toEqual([
      { name: 'foo', value: [{ kind: 'text', text: 'a + b' }] },
      { name: 'bar', value: [{ kind: 'text', text: 'true' }] },
    ]);
  });

  it.each<[string, JsonObject, JsonObject, string]>([
    ['JSON', { 'application/json': { example: { a: [1] } } }, {}, '%7B%22a%22%3A%5B1%5D%7D'],
    ['a text', { 'application/jsonpath': { example: '$.a[1:1]' } }, {}, '%24.a%5B1%3A1%5D'],
    [
      'a written form',
      { 'application/x-www-form-urlencoded': examples({ serializedValue: 'foo=a+b' }) },
      {},
      'foo=a+b',
    ],
    ['a written query', { 'application/json': {} }, examples({ serializedValue: '%7B%7D' }), '%7B%7D'],
  ])('is %s', (_name, content, more, want) => {
    const { url, query } = call(content, more);
    expect([url, query]).toEqual([`https://api.example.com/a?${want}`, []]);
  });
});

it.each([
  ['cookie', [3, 4], 'a=3; a=4'],
  ['cookie', { b: 'c d', e: 'f' }, 'b=c d; e=f'],
  ['form', 'c d', 'a=c%20d'],
])('a cookie of style %s has the value %j', (style, example, want) => {
  const { headers } = request({
    parameters: [{ name: 'a', in: 'cookie', style, required: true, schema: {}, example }],
  });
  const [cookie] = headers;
  expect(cookie?.value.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(want);
});

it('uses an alternative without a deprecated security scheme', () => {
  const components = {
    securitySchemes: {
      old: { type: 'http', scheme: 'basic', deprecated: true },
      now: { type: 'http', scheme: 'bearer' },
    },
  };
  expect(request({ security: [{ old: [] }, { now: [] }] }, 'get', components)).not.toHaveProperty('basic');
  expect(request({ security: [{ old: [] }] }, 'get', components)).toHaveProperty('basic');
});

describe('a discriminator with a default mapping', () => {
  const components = {
    schemas: {
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Other' }],
        discriminator: { propertyName: 't', mapping: { cat: 'Cat' }, defaultMapping: 'Other' },
      },
      Cat: { required: ['t'], properties: { t: { const: 'cat' }, hidden: { readOnly: true } } },
      Other: { properties: { name: {}, hidden: { writeOnly: true } } },
    },
  };
  it.each([
    ['the mapped schema', { t: 'cat', hidden: 1 }, { t: 'cat' }],
    ['the default without a value', { name: 'a', hidden: 1 }, { name: 'a', hidden: 1 }],
    ['the default for another value', { t: 'dog', hidden: 1 }, { t: 'dog', hidden: 1 }],
  ])('selects %s', (_name, example, want) => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' }, example } };
    expect(request({ requestBody: { content } }, 'post', components).body).toMatchObject({ value: want });
  });
});

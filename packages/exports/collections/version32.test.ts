import { parseRequest } from '@usebruno/filestore';
import { itemSchema } from '@usebruno/schema';
import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { buildContractFiles } from '../downloads/contractFiles.ts';
import { toBrunoFiles } from './bruno.ts';
import { buildCollection } from './collection.ts';
import { toCollectionHttpFile } from './httpFile.ts';
import { toLossWarnings } from './losses.ts';
import { toPostmanCollection } from './postman.ts';

const whole = (content: object) => [{ name: 'q', in: 'querystring', required: true, content }];
const document = {
  openapi: '3.2.0',
  info: { title: 'Stations', version: '1' },
  servers: [{ url: 'https://a.example', name: 'Production' }],
  tags: [{ name: 'All' }],
  paths: {
    '/a': {
      get: {
        summary: 'Form',
        tags: ['All'],
        parameters: whole({ 'application/x-www-form-urlencoded': { example: { b: 'c d' } } }),
      },
      query: {
        summary: 'Json',
        tags: ['All'],
        parameters: whole({ 'application/json': { example: { b: 1 } } }),
        requestBody: { content: { 'application/jsonl': { itemSchema: {}, example: [{ a: 1 }, { a: 2 }] } } },
      },
      additionalOperations: { COPY: { summary: 'Copy', tags: ['All'] } },
    },
  },
};
const collection = buildCollection(buildReference({ document }), document, {
  url: 'https://site.example',
  baseUrl: '/',
});

it('documents in older versions are among the files', () => {
  const files = buildContractFiles(document, [], 'https://site.example');
  expect(files.get('/openapi-3.1.json')).toContain('"openapi": "3.1.1"');
  expect(files.get('/openapi-3.0.json')).toContain('"openapi": "3.0.4"');
  const olderFiles = (openapi: string) =>
    [...buildContractFiles({ ...document, openapi }, [], '').keys()].filter((path) => path.startsWith('/openapi-'));
  expect(olderFiles('3.1.0')).toEqual(['/openapi-3.0.json']);
  expect(olderFiles('3.0.3')).toEqual([]);
});

describe('collections of an OpenAPI 3.2 contract', () => {
  it('name the environment after the server', () => {
    expect(collection.environments.map(({ name }) => name)).toContain('Production');
  });

  it('contain requests with their methods and query strings, for Postman', () => {
    const [folder] = toPostmanCollection(collection)['item'] as { item: { name: string; request: object }[] }[];
    expect(folder?.item.map(({ name, request }) => [name, request])).toMatchObject([
      ['Form', { method: 'GET', url: { raw: '{{BASE}}/a?b=c%20d', query: [{ key: 'b', value: 'c%20d' }] } }],
      [
        'Json',
        {
          method: 'QUERY',
          url: { raw: '{{BASE}}/a?%7B%22b%22%3A1%7D', query: [{ key: '%7B%22b%22%3A1%7D', value: null }] },
          body: { raw: '{"a":1}\n{"a":2}\n' },
        },
      ],
      ['Copy', { method: 'COPY' }],
    ]);
  });

  it.each([
    ['form', 'GET', '{{BASE}}/a?b=c%20d'],
    ['json', 'QUERY', '{{BASE}}/a?%7B%22b%22%3A1%7D'],
    ['copy', 'COPY', '{{BASE}}/a'],
  ])('contain the request %s for Bruno', async (slug, method, url) => {
    const item: unknown = parseRequest(toBrunoFiles(collection).get(`all/${slug}.yml`) ?? '');
    expect(item).toMatchObject({ request: { method, url } });
    await itemSchema.validate(item);
  });

  it('write requests as HTTP', () => {
    const text = toCollectionHttpFile(collection);
    expect(text).toContain('\n# QUERY {{BASE}}/a?%7B%22b%22%3A1%7D');
    expect(text).toContain('COPY {{BASE}}/a');
  });
});

it('one warning for each part of calls that no collection can express says how many calls have it', () => {
  const body = (mediaType: string, media: object) => ({ requestBody: { content: { [mediaType]: media } } });
  const events = { responses: { 200: { content: { 'text/event-stream': { itemSchema: {} } } } } };
  const paths = {
    '/a': { query: events, get: events, additionalOperations: { COPY: {}, LINK: {} } },
    '/b': { post: body('multipart/mixed', { prefixEncoding: [{ headers: { A: { schema: {} } } }] }) },
    '/c': { post: body('multipart/form-data', { encoding: { a: { headers: {} }, b: { headers: { B: {} } } } }) },
  };
  const warnings = toLossWarnings({ paths });
  expect(warnings.map((warning) => warning.split('\u00a0:')[0])).toEqual([
    '2\u00a0opérations, dont QUERY /a',
    '2\u00a0opérations, dont QUERY /a',
    'POST /b',
    '2\u00a0opérations, dont POST /b',
  ]);
  expect(toLossWarnings({ paths: { '/c': { post: body('application/json', {}) } } })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { HttpMethod } from '@reliure/openapi';
import { toSampleParameters } from './parameters.ts';
import { plainText } from './templates.ts';
import { writeParameters } from './writing/parameters.ts';

type Members = Readonly<Record<string, unknown>>;

function sent(
  parameters: readonly Members[],
  method: HttpMethod = 'get',
  operation: Members = {},
  pathItem: Members = {},
) {
  const document = { paths: { '/a': { [method]: operation } } };
  const source = { path: '/a', method, operation: { ...operation, parameters }, pathItem };
  const { path, query, headers, cookies } = writeParameters(toSampleParameters(source, createResolve(document)));
  const texts = (pairs: typeof query) =>
    pairs.map(({ name, value }) => `${name}=${plainText(value) ?? `<${value[0]?.kind ?? ''}>`}`);
  return {
    path: [...path].map((pair) => pair.join('=')),
    query: texts(query),
    headers: texts(headers),
    cookies: texts(cookies),
  };
}
const query = (name: string, more: Members) => ({ name, in: 'query', ...more });
const header = (name: string, more: Members = {}) => ({ name, in: 'header', example: 'x', ...more });

describe('toSampleParameters', () => {
  it.each([
    [
      'a required parameter with a generated value',
      { required: true, schema: { type: 'integer', minimum: 3 } },
      ['q=3'],
    ],
    ['an optional parameter with an example', { example: 'a' }, ['q=a']],
    ['an optional parameter with a named example', { examples: { n: { value: 'b' } } }, ['q=b']],
    ['an optional parameter whose schema has an example', { schema: { example: 0 } }, ['q=0']],
    ['no optional parameter without an example', { schema: { type: 'string', default: 'a' } }, []],
    ['no optional parameter whose example is the default', { example: 50, schema: { default: 50 } }, []],
    ['a required parameter with its default', { required: true, schema: { default: 50 } }, ['q=50']],
    ['no optional deprecated parameter', { example: 'a', deprecated: true }, []],
    ['a required deprecated parameter', { example: 'a', deprecated: true, required: true }, ['q=a']],
    ['a list with explode: false', { example: ['a', 'b'], explode: false }, ['q=a,b']],
    ['a list with the default style', { example: ['a', 'b'] }, ['q=a', 'q=b']],
    ['a value with a media type', { content: { 'application/json': { example: { a: [1] } } } }, ['q={"a":[1]}']],
    ['a text with a media type', { content: { 'application/json': { example: '{}' } } }, ['q={}']],
    [
      'a generated value with a media type',
      { required: true, content: { 'application/json': { schema: { type: 'boolean' } } } },
      ['q=true'],
    ],
    ['a replacement for unpaired surrogates', { example: 'a\ud800' }, ['q=a\ufffd']],
  ])('sends %s', (_name, more, want) => expect(sent([query('q', more)]).query).toEqual(want));

  it('sends all required parameters and at most three optional ones, in their order', () => {
    const optional = ['a', 'b', 'c', 'd'].map((name) => query(name, { example: 1 }));
    const required = query('e', { example: 1, required: true });
    expect(sent([required, ...optional]).query).toEqual(['e=1', 'a=1', 'b=1', 'c=1']);
    expect(sent([...optional, required]).query).toEqual(['a=1', 'b=1', 'c=1', 'e=1']);
  });

  it.each([
    ['$response.body#/next', []],
    ['$request.query.q', ['q=x']],
    ['x', ['q=x']],
  ])('omits a parameter if a link supplies it from a response: %s', (from, want) => {
    for (const link of [{ operationId: 'a' }, { operationRef: '#/paths/~1a/get' }]) {
      const links = { next: { ...link, parameters: { 'query.q': from } } };
      const operation = { operationId: 'a', responses: { 200: { links } } };
      const document = { paths: { '/a': { get: operation } } };
      const source = {
        path: '/a',
        method: 'get',
        operation: { ...operation, parameters: [query('q', { example: 'x' })] },
      } as const;
      document.paths['/a'].get = source.operation;
      const parameters = writeParameters(toSampleParameters({ ...source, pathItem: {} }, createResolve(document)));
      expect(parameters.query.map(({ name, value }) => `${name}=${String(plainText(value))}`)).toEqual(want);
    }
  });

  it('reads the location of a linked parameter only at the start of its name', () => {
    const links = { next: { operationId: 'a', parameters: { 'a.query.b': '$response.body#/next' } } };
    const operation = { operationId: 'a', responses: { 200: { links } } };
    const parameters = ['a.query.b', 'a.b'].map((name) => query(name, { example: 'x' }));
    expect(sent(parameters, 'get', operation).query).toEqual(['a.b=x']);
  });

  it('keeps a parameter that a link supplies to another operation', () => {
    const links = { next: { operationId: 'b', parameters: { q: '$response.body#/next' } } };
    const operation = { operationId: 'a', responses: { 200: { links } } };
    expect(sent([query('q', { example: 'x' })], 'get', operation).query).toEqual(['q=x']);
  });

  it('sends no optional header or cookie without an example', () => {
    const { headers, cookies } = sent([
      { name: 'X-A', in: 'header', schema: { type: 'string' } },
      { name: 'c', in: 'cookie', schema: { type: 'string' } },
    ]);
    expect([...headers, ...cookies]).toEqual([]);
  });

  it.each([
    ['get', 'X-A', ['X-A=x']],
    ['get', 'If-None-Match', []],
    ['head', 'if-modified-since', []],
    ['get', 'Range', []],
    ['put', 'If-Match', ['If-Match=x']],
    ['get', 'Accept', []],
    ['post', 'content-type', []],
    ['get', 'Authorization', []],
    ['get', 'Cookie', []],
    ['get', 'not a name', []],
  ] as const)('sends with %s, for the header parameter %s: %j', (method, name, want) =>
    expect(sent([header(name)], method).headers).toEqual(want),
  );

  it('sends a conditional header with a read that requires it', () =>
    expect(sent([{ ...header('If-Match'), required: true }], 'get').headers).toEqual(['If-Match=x']));

  it.each([
    [{ schema: { format: 'uuid' } }, 'Idempotency-Key=<uuid>'],
    [{ example: '0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60' }, 'Idempotency-Key=<uuid>'],
    [{ example: 'commande-12' }, 'Idempotency-Key=commande-12'],
    [{ example: 'c-0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60' }, 'Idempotency-Key=c-0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60'],
    [{ example: '0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60-1' }, 'Idempotency-Key=0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60-1'],
    [{ schema: { type: 'string', minLength: 6 } }, 'Idempotency-Key=<uuid>'],
    [{ schema: { minLength: 36, maxLength: 36 } }, 'Idempotency-Key=<uuid>'],
    [{ schema: { minLength: 37 } }, `Idempotency-Key=${'texte'.repeat(7)}te`],
    [{ schema: { maxLength: 35 } }, 'Idempotency-Key=texte'],
    [{ schema: { format: 'date' } }, 'Idempotency-Key=2026-01-31'],
    [{ schema: { enum: ['a', 'b'] } }, 'Idempotency-Key=a'],
    [{ schema: { const: 'a' } }, 'Idempotency-Key=a'],
    [{ schema: { oneOf: [{ maxLength: 3 }, { maxLength: 4 }] } }, 'Idempotency-Key=text'],
    [{ schema: { pattern: '^c-' } }, 'Idempotency-Key=c-'],
    [{ schema: { type: 'integer' } }, 'Idempotency-Key=1'],
  ])('generates the idempotency key if the schema allows a UUID: %j', (more, want) =>
    expect(sent([{ name: 'Idempotency-Key', in: 'header', ...more }], 'post').headers).toEqual([want]),
  );

  it.each([
    [{ schema: { type: 'string' } }, 'If-Match="texte"'],
    [{ example: '"7"' }, 'If-Match="7"'],
    [{ schema: { default: '*' } }, 'If-Match=*'],
  ])('quotes a generated entity tag: %j', (more, want) =>
    expect(sent([{ name: 'If-Match', in: 'header', required: true, ...more }], 'put').headers).toEqual([want]),
  );

  it.each([
    ['If-None-Match', 'If-None-Match="texte"'],
    ['X-If-Match', 'X-If-Match=texte'],
    ['If-Match-Any', 'If-Match-Any=texte'],
  ])('quotes only entity tags: %s', (name, want) =>
    expect(sent([{ name, in: 'header', required: true, schema: { type: 'string' } }], 'put').headers).toEqual([want]),
  );

  it('encodes characters that are not allowed in headers', () =>
    expect(sent([header('X-A', { example: 'é\r\nX-B: 1' }), header('X-C', { example: [1, 2] })]).headers).toEqual([
      'X-A=%C3%A9 X-B: 1',
      'X-C=1,2',
    ]));

  it('encodes paths and cookies', () => {
    const { path, cookies } = sent([
      { name: 'p', in: 'path', example: 'a/b' },
      { name: 'l', in: 'path', example: [1, 2], style: 'label' },
      { name: 'm', in: 'path', example: 3, style: 'matrix' },
      { name: 'j', in: 'path', content: { 'application/json': { example: { a: 1 } } } },
      { name: 'c d', in: 'cookie', example: 'e;f' },
      { name: 'g', in: 'cookie', example: [1, 2] },
    ]);
    expect(path).toEqual(['p=a%2Fb', 'l=.1,2', 'm=;m=3', 'j=%7B%22a%22%3A1%7D']);
    expect(cookies).toEqual(['c%20d=e%3Bf', 'g=1', 'g=2']);
  });

  it('generates the text of a path parameter from its name if the schema allows it', () => {
    const { path } = sent([
      { name: 'nom é', in: 'path', schema: { type: 'string' } },
      { name: 'court', in: 'path', schema: { maxLength: 2 } },
      { name: 'date', in: 'path', schema: { type: 'string', format: 'date' } },
      { name: 'rang', in: 'path', schema: { type: 'integer' } },
      { name: '', in: 'path', schema: {} },
    ]);
    expect(path).toEqual(['nom é=nom%20%C3%A9', 'court=co', 'date=2026-01-31', 'rang=1', '=texte']);
  });

  it('sends a parameter of the operation instead of the path’s', () => {
    const pathItem = { parameters: [query('q', { example: 'a' }), query('r', { example: 'b' })] };
    expect(sent([query('q', { example: 'c' })], 'get', {}, pathItem).query).toEqual(['q=c', 'r=b']);
  });
});

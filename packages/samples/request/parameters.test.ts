import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import type { HttpMethod } from '@apidoc/openapi';
import { toSampleParameters } from './parameters';
import { plainText } from './templates';

type Members = Readonly<Record<string, unknown>>;

function sent(
  parameters: readonly Members[],
  method: HttpMethod = 'get',
  operation: Members = {},
  pathItem: Members = {},
) {
  const document = { paths: { '/a': { [method]: operation } } };
  const source = { path: '/a', method, operation: { ...operation, parameters }, pathItem };
  const { path, query, headers, cookies } = toSampleParameters(source, createResolve(document));
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
    ['a required one, whose value is made up', { required: true, schema: { type: 'integer', minimum: 3 } }, ['q=3']],
    ['an optional one with an example', { example: 'a' }, ['q=a']],
    ['one of named examples', { examples: { n: { value: 'b' } } }, ['q=b']],
    ['one whose schema has an example', { schema: { example: 0 } }, ['q=0']],
    ['no optional one without an example', { schema: { type: 'string', default: 'a' } }, []],
    ['no optional one whose example is the default', { example: 50, schema: { default: 50 } }, []],
    ['a required one that is the default', { required: true, schema: { default: 50 } }, ['q=50']],
    ['no deprecated one', { example: 'a', deprecated: true }, []],
    ['a deprecated one that is required', { example: 'a', deprecated: true, required: true }, ['q=a']],
    ['the style', { example: ['a', 'b'], explode: false }, ['q=a,b']],
    ['the style that holds unless it is said', { example: ['a', 'b'] }, ['q=a', 'q=b']],
    ['another media type', { content: { 'application/json': { example: { a: [1] } } } }, ['q={"a":[1]}']],
    ['a text in another media type', { content: { 'application/json': { example: '{}' } } }, ['q={}']],
    [
      'a value made up for a media type',
      { required: true, content: { 'application/json': { schema: { type: 'boolean' } } } },
      ['q=true'],
    ],
    ['no half characters', { example: 'a\ud800' }, ['q=a\ufffd']],
  ])('sends %s', (_name, more, want) => expect(sent([query('q', more)]).query).toEqual(want));

  it('sends three optional ones at most, beside all that are required, in their order', () => {
    const optional = ['a', 'b', 'c', 'd'].map((name) => query(name, { example: 1 }));
    expect(sent([...optional, query('e', { example: 1, required: true })]).query).toEqual(['a=1', 'b=1', 'c=1', 'e=1']);
  });

  it.each([
    ['$response.body#/next', []],
    ['$request.query.q', ['q=x']],
    ['x', ['q=x']],
  ])('leaves out what only an earlier answer can tell: %s', (from, want) => {
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
      const parameters = toSampleParameters({ ...source, pathItem: {} }, createResolve(document));
      expect(parameters.query.map(({ name, value }) => `${name}=${String(plainText(value))}`)).toEqual(want);
    }
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
  ] as const)('with %s, of the header %s sends %j', (method, name, want) =>
    expect(sent([header(name)], method).headers).toEqual(want),
  );

  it.each([
    [{ schema: { format: 'uuid' } }, 'Idempotency-Key=<uuid>'],
    [{ example: '0b8f4c52-6a1e-4d3b-9c27-5e1f3a7d9b60' }, 'Idempotency-Key=<uuid>'],
    [{ example: 'commande-12' }, 'Idempotency-Key=commande-12'],
    [{ schema: { type: 'string', minLength: 6 } }, 'Idempotency-Key=<uuid>'],
    [{ schema: { maxLength: 35 } }, 'Idempotency-Key=texte'],
    [{ schema: { pattern: '^c-' } }, 'Idempotency-Key=texte'],
    [{ schema: { type: 'integer' } }, 'Idempotency-Key=1'],
  ])('draws a key for idempotence where one is drawn: %j', (more, want) =>
    expect(sent([{ name: 'Idempotency-Key', in: 'header', ...more }], 'post').headers).toEqual([want]),
  );

  it.each([
    [{ schema: { type: 'string' } }, 'If-Match="texte"'],
    [{ example: '"7"' }, 'If-Match="7"'],
    [{ schema: { default: '*' } }, 'If-Match=*'],
  ])('puts a version that is made up in quotes: %j', (more, want) =>
    expect(sent([{ name: 'If-Match', in: 'header', required: true, ...more }], 'put').headers).toEqual([want]),
  );

  it('writes a header as one can be sent', () =>
    expect(sent([header('X-A', { example: 'é\r\nX-B: 1' }), header('X-C', { example: [1, 2] })]).headers).toEqual([
      'X-A=%C3%A9 X-B: 1',
      'X-C=1,2',
    ]));

  it('encodes paths and cookies', () => {
    const { path, cookies } = sent([
      { name: 'p', in: 'path', example: 'a/b' },
      { name: 'l', in: 'path', example: [1, 2], style: 'label' },
      { name: 'j', in: 'path', content: { 'application/json': { example: { a: 1 } } } },
      { name: 'c d', in: 'cookie', example: 'e;f' },
    ]);
    expect(path).toEqual(['p=a%2Fb', 'l=.1,2', 'j=%7B%22a%22%3A1%7D']);
    expect(cookies).toEqual(['c%20d=e%3Bf']);
  });

  it('makes up the text of a path of its name, as far as the schema lets it', () => {
    const { path } = sent([
      { name: 'nom é', in: 'path', schema: { type: 'string' } },
      { name: 'court', in: 'path', schema: { maxLength: 2 } },
      { name: 'date', in: 'path', schema: { type: 'string', format: 'date' } },
      { name: 'rang', in: 'path', schema: { type: 'integer' } },
      { name: '', in: 'path', schema: {} },
    ]);
    expect(path).toEqual(['nom é=nom%20%C3%A9', 'court=co', 'date=2026-01-31', 'rang=1', '=texte']);
  });

  it('lets an operation override its path', () => {
    const pathItem = { parameters: [query('q', { example: 'a' }), query('r', { example: 'b' })] };
    expect(sent([query('q', { example: 'c' })], 'get', {}, pathItem).query).toEqual(['q=c', 'r=b']);
  });
});

import { describe, expect, it } from 'vitest';
import { toBaseUrl, toServer } from './requestUrl.ts';
import { fillPath } from './writing/fillPath.ts';

type Members = Readonly<Record<string, unknown>>;
const urlOf = (
  document: Members,
  path = '/a',
  values: readonly (readonly [string, string])[] = [],
  operation: Members = {},
  pathItem: Members = {},
) => toServer({ path, method: 'get', operation, pathItem }, document) + fillPath(path, new Map(values));
const server = (url: string, variables: Members = {}) => ({
  servers: [{ url, variables }, { url: 'https://other.example' }],
});

describe('the URL of a request', () => {
  it.each([
    ['the first of several servers', server('https://a.example/v1'), 'https://a.example/v1/a'],
    ['a server with a trailing slash', server('https://a.example/v1/'), 'https://a.example/v1/a'],
    [
      'a server with variables',
      server('https://{h}.example:{p}/{v}', { h: { default: 'b' }, p: { default: '8443' }, v: { enum: ['v2'] } }),
      'https://b.example:8443/v2/a',
    ],
    ['a server with an undeclared variable', server('https://a.example/{v}'), 'https://a.example/v/a'],
    ['a relative server', server('/v1'), 'https://api.example.com/v1/a'],
    ['no server', {}, 'https://api.example.com/a'],
    ['a server with an invalid URL', server('https://'), 'https://api.example.com/a'],
    ['a server of another protocol', server('wss://a.example/v1'), 'https://api.example.com/a'],
    [
      'a server with characters that must be encoded',
      server(`https://a.example/"'\`\\{}|^[] é`),
      'https://a.example/%22%27%60/%7B%7D%7C%5E%5B%5D%20%C3%A9/a',
    ],
  ])('returns the URL for %s', (_name, document, want) => expect(urlOf(document)).toBe(want));

  it('prefers the server of the operation, then that of the path', () => {
    const document = server('https://a.example');
    expect(urlOf(document, '/a', [], {}, server('https://b.example'))).toBe('https://b.example/a');
    expect(urlOf(document, '/a', [], server('https://c.example'), server('https://b.example'))).toBe(
      'https://c.example/a',
    );
  });

  it.each([
    ['/a/{b}/c', [['b', 'x%2Fy']], '/a/x%2Fy/c'],
    [
      '/a/{b}.{c}',
      [
        ['b', '1'],
        ['c', 'json'],
      ],
      '/a/1.json',
    ],
    ['/a/{b}', [], '/a/%7Bb%7D'],
    ['/é "x"/%41/%/%4z/$count', [], '/%C3%A9%20%22x%22/%41/%25/%254z/$count'],
  ] as const)('fills in the parameters of %s from %j', (path, values, want) =>
    expect(urlOf({}, path, values)).toBe(`https://api.example.com${want}`),
  );
});

describe('toBaseUrl', () => {
  it.each([
    ['https://a.example/v1/', [], 'https://a.example/v1'],
    ['https://a.example/v1//', [], 'https://a.example/v1'],
    ['http://a.example/v1', [], 'http://a.example/v1'],
    ['https://{host}.example/{v}', [['host', 'b']], 'https://b.example/v'],
    ['https://a.example/{v}', [['v', '']], 'https://a.example'],
    ['//a.example/v1', [], 'https://a.example/v1'],
    ['v2/', [], 'https://api.example.com/v2'],
    ['https://a.example/v1?key=b#c', [], 'https://a.example/v1'],
    ['localhost:8080/v1', [], 'https://api.example.com'],
  ] as const)('converts %j with the variables %j to %j', (url, values, want) =>
    expect(toBaseUrl(url, new Map(values))).toBe(want),
  );
});

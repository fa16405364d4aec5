import { describe, expect, it } from 'vitest';
import { toRequestAddress, toBaseUrl } from './address';

type Members = Readonly<Record<string, unknown>>;
const address = (
  document: Members,
  path = '/a',
  values: readonly (readonly [string, string])[] = [],
  operation: Members = {},
  pathItem: Members = {},
) => toRequestAddress({ path, method: 'get', operation, pathItem }, document, new Map(values));
const server = (url: string, variables: Members = {}) => ({
  servers: [{ url, variables }, { url: 'https://other.example' }],
});

describe('toRequestAddress', () => {
  it.each([
    ['the first server', server('https://a.example/v1'), 'https://a.example/v1/a'],
    ['a slash at its end', server('https://a.example/v1/'), 'https://a.example/v1/a'],
    [
      'variables',
      server('https://{h}.example:{p}/{v}', { h: { default: 'b' }, p: { default: '8443' }, v: { enum: ['v2'] } }),
      'https://b.example:8443/v2/a',
    ],
    ['a variable that nobody declares', server('https://a.example/{v}'), 'https://a.example/v/a'],
    ['a relative server', server('/v1'), 'https://api.example.com/v1/a'],
    ['no server', {}, 'https://api.example.com/a'],
    ['a server that is no address', server('https://'), 'https://api.example.com/a'],
    ['a server of another protocol', server('wss://a.example/v1'), 'https://api.example.com/a'],
    [
      'a server that would end a text',
      server(`https://a.example/"'\`\\{}|^[] é`),
      'https://a.example/%22%27%60/%7B%7D%7C%5E%5B%5D%20%C3%A9/a',
    ],
  ])('takes %s', (_name, document, want) => expect(address(document)).toBe(want));

  it('prefers the server of the operation, then of the path', () => {
    const document = server('https://a.example');
    expect(address(document, '/a', [], {}, server('https://b.example'))).toBe('https://b.example/a');
    expect(address(document, '/a', [], server('https://c.example'), server('https://b.example'))).toBe(
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
    ['/é "x"/%41/%/$count', [], '/%C3%A9%20%22x%22/%41/%25/$count'],
  ] as const)('fills %s with %j', (path, values, want) =>
    expect(address({}, path, values)).toBe(`https://api.example.com${want}`),
  );
});

describe('toBaseUrl', () => {
  it.each([
    ['https://a.example/v1/', [], 'https://a.example/v1'],
    ['https://{h}.example/{v}', [['h', 'b']], 'https://b.example/v'],
    ['https://a.example/{v}', [['v', '']], 'https://a.example'],
    ['//a.example/v1', [], 'https://a.example/v1'],
    ['v2/', [], 'https://api.example.com/v2'],
    ['https://a.example/v1?key=b#c', [], 'https://a.example/v1'],
    ['localhost:8080/v1', [], 'https://api.example.com'],
  ] as const)('makes of %j with %j: %j', (url, values, want) => expect(toBaseUrl(url, new Map(values))).toBe(want));
});

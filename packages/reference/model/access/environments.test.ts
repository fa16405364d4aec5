import { describe, expect, it } from 'vitest';
import { toEnvironments } from './environments.ts';
import { toRichText } from '@reliure/richtext';

const server = (url: string, description?: string, variables: Readonly<Record<string, string>> = {}) => ({
  url,
  ...(description !== undefined && { description: toRichText(description) }),
  variables: Object.entries(variables).map(([name, value]) => ({ name, default: value, values: [] })),
});

describe('toEnvironments', () => {
  it.each([
    [
      'the first sentence',
      [server('https://a.example/', 'Essai (fictif). Le *reste*.')],
      ['essai-fictif Essai (fictif) https://a.example'],
    ],
    [
      'a sentence with dots inside',
      [
        server('https://a.example', 'Production (api.a.example), v1.2'),
        server('https://b.example', 'Essai ! Le reste.'),
      ],
      [
        'production-api-a-example-v1-2 Production (api.a.example), v1.2 https://a.example',
        'essai Essai https://b.example',
      ],
    ],
    ['the first line', [server('https://a.example', 'Essai\nLe reste')], ['essai Essai https://a.example']],
    ['the URL', [server('https://a.example/v1')], ['https-a-example-v1 https://a.example/v1 https://a.example/v1']],
    [
      'its description, with a number in the slug',
      [server('https://a.example', 'Essai'), server('https://b.example', 'essai')],
      ['essai Essai https://a.example', 'essai-2 essai https://b.example'],
    ],
    [
      'the values of variables',
      [server('https://{v}.a.example/{b}', 'É', { v: 'eu', b: 'v2' })],
      ['e É https://eu.a.example/v2'],
    ],
    [
      'a URL without a host',
      [server('v2/')],
      ['https-api-example-com-v2 https://api.example.com/v2 https://api.example.com/v2'],
    ],
    [
      'the URL of the samples',
      [server('//a.example/v1'), server('https://{v}.example?b', 'É'), server('wss://a.example', 'À')],
      [
        'https-a-example-v1 https://a.example/v1 https://a.example/v1',
        'e É https://v.example',
        'a À https://api.example.com',
      ],
    ],
    [
      'characters that slugs cannot contain',
      [server('https://a.example', '本番')],
      ['u672cu756a 本番 https://a.example'],
    ],
    [
      'the default URL if the contract has no servers',
      [],
      ['https-api-example-com https://api.example.com https://api.example.com'],
    ],
  ])('names a server by %s', (_name, servers, want) =>
    expect(toEnvironments(servers).map(({ slug, name, baseUrl }) => `${slug} ${name} ${baseUrl}`)).toEqual([
      'simulation-locale Simulation locale http://127.0.0.1:4010',
      ...want,
    ]),
  );

  it('knows only the secret of the local server', () =>
    expect(toEnvironments([server('https://a.example')]).map(({ secret }) => secret)).toEqual(['demo', undefined]));
});

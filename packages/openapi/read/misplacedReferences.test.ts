import { describe, expect, it } from 'vitest';
import { accepted, contractFolder, refusal } from './testing/contractFolder.ts';

const read = contractFolder();

const head = 'openapi: 3.1.0\ninfo: { title: Trains, version: "1" }\n';
const id = 'name: id\nin: path\nrequired: true\nschema: { type: string }\n';
const done = "responses: { '204': { description: Done. } }";
const operation = { responses: { '204': { description: 'Done.' } } };
const parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

describe('loadContract, for a $ref where OpenAPI has none', () => {
  it.each([
    [
      'an operation of another file',
      { 'a.yaml': `${head}paths: { /a: { get: { $ref: get.yaml } } }`, 'get.yaml': done },
      { '/a': { get: operation } },
    ],
    [
      'an operation of the same file, with a member beside it',
      { 'a.yaml': `${head}paths: { /a: { get: { $ref: '#/x-b', summary: List } } }\nx-b: { ${done} }` },
      { '/a': { get: { ...operation, summary: 'List' } } },
    ],
    [
      'the parameters that a path needs, listed in another file',
      {
        'a.yaml': `${head}paths: { '/a/{id}': { parameters: { $ref: all.yaml }, get: { ${done} } } }`,
        'all.yaml': `- ${id.trim().replaceAll('\n', '\n  ')}`,
      },
      { '/a/{id}': { parameters: [parameter], get: operation } },
    ],
    [
      'a parameter of an operation, both in files of their own',
      {
        'a.yaml': `${head}paths: { '/a/{id}': { get: { $ref: b/get.yaml } } }`,
        'b/get.yaml': `parameters: { $ref: '../all.yaml#/own' }\n${done}`,
        'all.yaml': `own:\n  - ${id.trim().replaceAll('\n', '\n    ')}`,
      },
      { '/a/{id}': { get: { parameters: [parameter], ...operation } } },
    ],
    [
      'all paths',
      { 'a.yaml': `${head}paths: { $ref: p.yaml }`, 'p.yaml': `/a: { get: { ${done} } }` },
      { '/a': { get: operation } },
    ],
    [
      'a Path Item of a Path Item',
      {
        'a.yaml': `${head}paths: { /a: { $ref: b.yaml } }`,
        'b.yaml': '$ref: c.yaml\n',
        'c.yaml': `get: { $ref: 'd.yaml#/get' }`,
        'd.yaml': `get: { ${done} }`,
      },
      { '/a': { get: operation } },
    ],
    [
      'all responses, a body’s content and a text',
      {
        'a.yaml': `${head}paths: { /a: { post: { description: { $ref: a.md }, requestBody: { content: { $ref: '#/x-c' } }, responses: { $ref: r.yaml } } } }\nx-c: { text/plain: {} }`,
        'r.yaml': "'204': { description: Done. }",
        'a.md': 'Adds *one*.',
      },
      { '/a': { post: { description: 'Adds *one*.', requestBody: { content: { 'text/plain': {} } }, ...operation } } },
    ],
    [
      'a media type and its examples',
      {
        'a.yaml': `${head}paths: { /a: { get: { responses: { '200': { description: Done., content: { $ref: c.yaml } } } } } }`,
        'c.yaml': 'application/json: { $ref: m.yaml }',
        'm.yaml': 'examples: { $ref: e.yaml }',
        'e.yaml': 'one: { value: 1 }',
      },
      {
        '/a': {
          get: {
            responses: {
              '200': { description: 'Done.', content: { 'application/json': { examples: { one: { value: 1 } } } } },
            },
          },
        },
      },
    ],
  ])('follows it for %s', async (_name, files, want) => {
    const { document, warnings } = accepted(await read(files));
    expect(document['paths']).toEqual(want);
    expect(new Set(warnings.map(({ message }) => message))).toEqual(
      new Set(['OpenAPI allows no `$ref` here. It is followed, but other tools may refuse it.']),
    );
  });

  it('follows it in the root and in components', async () => {
    const { document } = accepted(
      await read({
        'a.yaml':
          'openapi: 3.0.3\ninfo: { $ref: i.yaml }\ntags: [{ $ref: t.yaml }]\nservers: { $ref: s.yaml }\npaths: {}\ncomponents: { schemas: { $ref: all.yaml } }',
        'i.yaml': 'title: Trains\nversion: "1"',
        't.yaml': 'name: A',
        's.yaml': '- url: /v1',
        'all.yaml': 'Train: { $ref: Train.yaml }',
        'Train.yaml': 'properties: { $ref: fields.yaml }',
        'fields.yaml': 'name: { type: string }',
      }),
    );
    expect(document).toEqual({
      openapi: '3.0.3',
      info: { title: 'Trains', version: '1' },
      tags: [{ name: 'A' }],
      servers: [{ url: '/v1' }],
      paths: {},
      components: { schemas: { Train: { properties: { name: { type: 'string' } } } } },
    });
  });

  it.each([
    [
      'a code sample, and their list',
      {
        'a.yaml': `${head}paths: { /a: { get: { ${done}, x-codeSamples: [{ $ref: s.yaml }] }, put: { ${done}, x-codeSamples: { $ref: all.yaml } } } }`,
        's.yaml': 'lang: PHP\nsource: get();',
        'all.yaml': '- $ref: s.yaml',
      },
    ],
    [
      'a tag of a group, and the groups',
      {
        'a.yaml': `${head}tags: [{ $ref: t.yaml }]\nx-tagGroups: { $ref: g.yaml }\npaths: {}`,
        't.yaml': 'name: A',
        'g.yaml': '- $ref: one.yaml',
        'one.yaml': 'name: One\ntags: [A]',
      },
    ],
    [
      'the variables of a server',
      {
        'a.yaml': `${head}servers: [{ url: 'https://{host}', variables: { $ref: v.yaml } }]\npaths: {}`,
        'v.yaml': 'host: { default: a.org }',
      },
    ],
    [
      'the schemes of the security',
      {
        'a.yaml': `${head}security: [{ key: [] }]\npaths: {}\ncomponents: { securitySchemes: { $ref: k.yaml } }`,
        'k.yaml': 'key: { type: http, scheme: basic }',
      },
    ],
  ])('is followed by every rule: %s', async (_name, files) => {
    const { warnings } = accepted(await read(files));
    expect(warnings.filter(({ message }) => !message.includes('allows no `$ref`'))).toEqual([]);
  });

  it('reports a code sample of another file that is not shown', async () => {
    const files = {
      'a.yaml': `${head}paths: { /a: { get: { ${done}, x-codeSamples: [{ $ref: s.yaml }] } } }`,
      's.yaml': 'lang: PHP',
    };
    expect(accepted(await read(files)).warnings.map(({ message }) => message)).toEqual([
      'This entry of `x-codeSamples` has no `lang` or no `source`, and is not shown.',
    ]);
  });

  it.each([
    ['an operation', `paths: { '/a/{id}': { get: { $ref: none.yaml } } }`],
    ['a parameter', `paths: { '/a/{id}': { get: { parameters: [{ $ref: '#/components/parameters/id' }], ${done} } } }`],
    ['all parameters', `paths: { '/a/{id}': { parameters: { $ref: none.yaml }, get: { ${done} } } }`],
    ['a Path Item', `paths: { '/a/{id}': { $ref: none.yaml, get: { ${done} } } }`],
    ['a text', 'paths: { /a: { description: { $ref: none.md } } }'],
    ['the contact', 'paths: {}\ntags: [{ $ref: none.yaml }]'],
    ['all responses', `paths: { /a: { get: { responses: { $ref: '#/x-none' } } } }`],
    ['all paths', 'paths: { $ref: none.yaml }'],
  ])('reports nothing but the $ref if it does not resolve: %s', async (_name, text) => {
    const problems = refusal(await read({ 'a.yaml': `${head}${text}` }));
    expect(problems).toMatch(/^1 problem in the contract:\n\n\S*a\.yaml:\d+:\d+ .*\n {2}Can't resolve \$ref/);
  });

  it('refuses an operation that contains itself', async () => {
    const text = `paths: { /a: { get: { callbacks: { c: { '{$url}': { get: { $ref: '#/paths/~1a/get' } } } }, ${done} } } }`;
    expect(refusal(await read({ 'a.yaml': `${head}${text}` }))).toContain('lead back to it');
  });
});

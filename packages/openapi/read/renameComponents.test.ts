import { describe, expect, it } from 'vitest';
import { accepted, contractFolder } from './testing/contractFolder.ts';

const read = contractFolder();

const head = 'openapi: 3.1.0\ninfo: { title: Trains, version: "1" }\n';
const train = (reference: string) => `components: { schemas: { Train: { $ref: '${reference}' } } }`;

describe('names of components that stand in files of their own', () => {
  it.each([
    ['a space', train('My%20Train.yaml'), { 'My Train.yaml': 'type: object' }, ['Train', 'My-Train']],
    ['a percent sign', train('a%20b.yaml'), { 'a%20b.yaml': 'type: object' }, ['Train', 'a-20b']],
    ['letters of other scripts', train('列車.yaml'), { '列車.yaml': 'type: object' }, ['Train', '列車']],
    ['dots, hyphens and underscores', train('a.b-c_d.yaml'), { 'a.b-c_d.yaml': 'type: object' }, ['Train', 'a.b-c_d']],
    ['a path', train('p.yaml#/paths/~1a'), { 'p.yaml': 'paths: { /a: { type: object } }' }, ['Train', '/a']],
    [
      'the same characters otherwise',
      'components: { schemas: { a-b: {}, T: { anyOf: [{ $ref: a b.yaml }, { $ref: a+b.yaml }] } } }',
      { 'a b.yaml': 'type: object', 'a+b.yaml': 'type: array' },
      ['a-b', 'T', 'a-b-2', 'a-b-3'],
    ],
  ])('with %s', async (_name, text, files, want) => {
    const { document } = accepted(await read({ 'openapi.yaml': head + text, ...files }));
    const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, unknown>> };
    expect(Object.keys(schemas)).toEqual(want);
    for (const [, name = ''] of JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]*)/g)) {
      expect(Object.keys(schemas)).toContain(name.replaceAll('~1', '/'));
    }
  });

  it('are the same in a discriminator’s mapping', async () => {
    const text = `components: { schemas: { T: { oneOf: [{ $ref: a b.yaml }], discriminator: { propertyName: k, mapping: { one: 'a b.yaml', two: T } } } } }`;
    const { document } = accepted(await read({ 'openapi.yaml': head + text, 'a b.yaml': 'type: object' }));
    expect(document).toHaveProperty('components.schemas.T.discriminator.mapping', {
      one: '#/components/schemas/a-b',
      two: 'T',
    });
  });

  it('keeps the names that the contract itself gives', async () => {
    const text = `components: { schemas: { 'A b': {}, 'C%20d': {}, T: { anyOf: [{ $ref: '#/components/schemas/A%20b' }] } } }`;
    const { document } = accepted(await read({ 'openapi.yaml': head + text }));
    expect(document).toHaveProperty(['components', 'schemas', 'A b']);
    expect(document).toHaveProperty(['components', 'schemas', 'C%20d']);
  });
});

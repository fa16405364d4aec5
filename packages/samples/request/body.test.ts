import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { toSampleBody } from './body';

const document = {
  components: {
    requestBodies: { R: { content: { 'application/json': { example: 1 } } } },
    examples: { E: { value: 2 } },
  },
};
const body = (content: unknown) => toSampleBody({ content }, createResolve(document));
const parts = (media: unknown) => {
  const result = body({ 'multipart/form-data': media });
  return result.kind === 'multipart' ? result.parts : [];
};
const file = { type: 'string', format: 'binary' };

describe('toSampleBody', () => {
  it.each([
    ['no body without content', {}, { kind: 'none' }],
    [
      'an example',
      { 'application/json': { example: { a: 1 } } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    ['null', { 'application/json': { example: null } }, { kind: 'json', mediaType: 'application/json', value: null }],
    [
      'the first named example',
      { 'a/b+json': { examples: { e: { $ref: '#/components/examples/E' }, f: { value: 3 } } } },
      { kind: 'json', mediaType: 'a/b+json', value: 2 },
    ],
    [
      'a generated value if the example is external',
      { 'application/json': { examples: { e: { externalValue: 'http://a' } }, schema: { const: 4 } } },
      { kind: 'json', mediaType: 'application/json', value: 4 },
    ],
    [
      'a generated value if there is no example',
      { 'application/json': { schema: { type: 'boolean' } } },
      { kind: 'json', mediaType: 'application/json', value: true },
    ],
    [
      'the value of JSON in a string',
      { 'application/json': { example: '{"a": 1}' } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a string that looks like JSON unchanged, if the type is string',
      { 'application/json': { example: '1', schema: { type: 'string' } } },
      { kind: 'json', mediaType: 'application/json', value: '1' },
    ],
    [
      'a string that is not JSON unchanged',
      { 'application/json': { example: 'a' } },
      { kind: 'json', mediaType: 'application/json', value: 'a' },
    ],
    [
      'JSON if it is one of several types',
      { 'application/xml': {}, 'application/json': { example: 1 } },
      { kind: 'json', mediaType: 'application/json', value: 1 },
    ],
    [
      'JSON if any type is accepted and the schema has members',
      { '*/*': { schema: { properties: { a: { const: 1 } } } } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a file if any type is accepted and the schema has no members',
      { '*/*': {} },
      { kind: 'file', mediaType: 'application/octet-stream', fileName: 'corps.bin' },
    ],
    ['a text', { 'text/csv': { example: 'a;b' } }, { kind: 'text', mediaType: 'text/csv', text: 'a;b' }],
    [
      'a generated text',
      { 'text/plain': { schema: { type: 'string' } } },
      { kind: 'text', mediaType: 'text/plain', text: 'texte' },
    ],
    [
      'XML without a text example as a file',
      { 'application/xml': { schema: { properties: { a: {} } } } },
      { kind: 'file', mediaType: 'application/xml', fileName: 'corps.xml' },
    ],
    ['a file', { 'image/png': { example: 'x' } }, { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' }],
    [
      'a file for a wildcard subtype',
      { 'image/*': {} },
      { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' },
    ],
    [
      'a file for other multipart types',
      { 'multipart/mixed': { example: {} } },
      { kind: 'file', mediaType: 'multipart/mixed', fileName: 'corps.bin' },
    ],
  ])('sends %s', (_name, content, want) => expect(body(content)).toEqual(want));

  it('follows references, and returns no body for an operation without one', () => {
    const resolve = createResolve(document);
    expect(toSampleBody({ $ref: '#/components/requestBodies/R' }, resolve)).toMatchObject({ value: 1 });
    expect(toSampleBody(undefined, resolve)).toEqual({ kind: 'none' });
  });

  it.each([
    [
      'texts',
      { a: 'b c', d: 1, e: null },
      {},
      [
        ['a', 'b c'],
        ['d', '1'],
        ['e', ''],
      ],
    ],
    [
      'a list',
      { a: ['b', 'c'] },
      {},
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    ['a list as one field', { a: ['b', 'c'] }, { a: { explode: false } }, [['a', 'b,c']]],
    ['an object as JSON', { a: { b: 1 } }, {}, [['a', '{"b":1}']]],
    ['an object with a style', { a: { b: 1 } }, { a: { style: 'deepObject', explode: true } }, [['a[b]', '1']]],
    ['no fields', {}, {}, []],
  ])('returns a form with %s', (_name, example, encoding, want) => {
    const result = body({ 'application/x-www-form-urlencoded': { example, encoding } });
    expect(result).toEqual({ kind: 'form', fields: want.map(([name, value]) => ({ name, value })) });
  });

  it.each([
    ['a text', { example: { a: 'b' } }, [{ kind: 'text', name: 'a', text: 'b' }]],
    ['a number', { example: { a: 1 } }, [{ kind: 'text', name: 'a', text: '1' }]],
    [
      'an object',
      { example: { a: { b: 1 } } },
      [{ kind: 'json', name: 'a', value: { b: 1 }, mediaType: 'application/json' }],
    ],
    [
      'a text with a type',
      { example: { a: 'b' }, encoding: { a: { contentType: 'text/csv, text/plain' } } },
      [{ kind: 'text', name: 'a', text: 'b', mediaType: 'text/csv' }],
    ],
    [
      'JSON with a type',
      { example: { a: 1 }, encoding: { a: { contentType: 'application/ld+json' } } },
      [{ kind: 'json', name: 'a', value: 1, mediaType: 'application/ld+json' }],
    ],
    [
      'a file',
      { schema: { properties: { 'Ma photo': file } } },
      [{ kind: 'file', name: 'Ma photo', fileName: 'ma-photo.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file with a type',
      { schema: { properties: { a: file } }, encoding: { a: { contentType: 'image/*' } } },
      [{ kind: 'file', name: 'a', fileName: 'a.png', mediaType: 'image/png' }],
    ],
    [
      'a file, if the schema has a binary media type',
      { schema: { properties: { a: { contentMediaType: 'application/pdf' } } } },
      [{ kind: 'file', name: 'a', fileName: 'a.pdf', mediaType: 'application/pdf' }],
    ],
    [
      'a file, if its encoding has a binary media type',
      { example: { a: '%PDF' }, encoding: { a: { contentType: 'application/pdf' } } },
      [{ kind: 'file', name: 'a', fileName: 'a.pdf', mediaType: 'application/pdf' }],
    ],
    [
      'a file with a documented name',
      { example: { a: 'Scan-1.PDF' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'Scan-1.PDF', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file with a generated name, if the documented one contains a path',
      { example: { a: '../a.pdf' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file with a name that is safe for file systems',
      { schema: { properties: { é写: file } } },
      [{ kind: 'file', name: 'é写', fileName: 'e.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a required file that is missing from the example',
      { example: { b: 'c' }, schema: { properties: { a: file }, required: ['a'] } },
      [
        { kind: 'text', name: 'b', text: 'c' },
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
      ],
    ],
    [
      'a file with the name that another part contains',
      {
        example: { a: '%PDF', b: { c: ['d', 'Scan-1.pdf', 'e.png'] } },
        encoding: { a: { contentType: 'application/pdf' } },
      },
      [
        { kind: 'file', name: 'a', fileName: 'Scan-1.pdf', mediaType: 'application/pdf' },
        { kind: 'json', name: 'b', value: { c: ['d', 'Scan-1.pdf', 'e.png'] }, mediaType: 'application/json' },
      ],
    ],
    [
      'a file with a generated name, if other parts contain two names',
      { example: { a: '', b: 'c.bin', d: 'e.bin' }, schema: { properties: { a: file } } },
      [
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
        { kind: 'text', name: 'b', text: 'c.bin' },
        { kind: 'text', name: 'd', text: 'e.bin' },
      ],
    ],
    [
      'two files with generated names, if another part contains one name',
      { example: { a: '', b: '', c: 'd.bin' }, schema: { properties: { a: file, b: file } } },
      [
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
        { kind: 'file', name: 'b', fileName: 'b.bin', mediaType: 'application/octet-stream' },
        { kind: 'text', name: 'c', text: 'd.bin' },
      ],
    ],
    [
      'one text for each item of a list',
      { example: { a: ['b', 'c'] } },
      [
        { kind: 'text', name: 'a', text: 'b' },
        { kind: 'text', name: 'a', text: 'c' },
      ],
    ],
    [
      'one file for a list of files',
      { schema: { properties: { a: { type: 'array', items: file } } } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
    ],
    ['nothing for an empty list', { example: { a: [] } }, []],
  ])('returns the parts for %s', (_name, media, want) => expect(parts(media)).toEqual(want));
});

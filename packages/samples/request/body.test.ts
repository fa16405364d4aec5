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
  const made = body({ 'multipart/form-data': media });
  return made.kind === 'multipart' ? made.parts : [];
};
const file = { type: 'string', format: 'binary' };

describe('toSampleBody', () => {
  it.each([
    ['none', {}, { kind: 'none' }],
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
      'an example that stands elsewhere',
      { 'application/json': { examples: { e: { externalValue: 'http://a' } }, schema: { const: 4 } } },
      { kind: 'json', mediaType: 'application/json', value: 4 },
    ],
    [
      'a value made up',
      { 'application/json': { schema: { type: 'boolean' } } },
      { kind: 'json', mediaType: 'application/json', value: true },
    ],
    [
      'JSON written as a text',
      { 'application/json': { example: '{"a": 1}' } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a text that looks like JSON',
      { 'application/json': { example: '1', schema: { type: 'string' } } },
      { kind: 'json', mediaType: 'application/json', value: '1' },
    ],
    [
      'a text that is no JSON',
      { 'application/json': { example: 'a' } },
      { kind: 'json', mediaType: 'application/json', value: 'a' },
    ],
    [
      'JSON rather than another',
      { 'application/xml': {}, 'application/json': { example: 1 } },
      { kind: 'json', mediaType: 'application/json', value: 1 },
    ],
    [
      'JSON for anything with members',
      { '*/*': { schema: { properties: { a: { const: 1 } } } } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a file for anything else',
      { '*/*': {} },
      { kind: 'file', mediaType: 'application/octet-stream', fileName: 'corps.bin' },
    ],
    ['a text', { 'text/csv': { example: 'a;b' } }, { kind: 'text', mediaType: 'text/csv', text: 'a;b' }],
    [
      'a text made up',
      { 'text/plain': { schema: { type: 'string' } } },
      { kind: 'text', mediaType: 'text/plain', text: 'texte' },
    ],
    [
      'XML from a file',
      { 'application/xml': { schema: { properties: { a: {} } } } },
      { kind: 'file', mediaType: 'application/xml', fileName: 'corps.xml' },
    ],
    ['a file', { 'image/png': { example: 'x' } }, { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' }],
    ['a file of a family', { 'image/*': {} }, { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' }],
    [
      'other parts from a file',
      { 'multipart/mixed': { example: {} } },
      { kind: 'file', mediaType: 'multipart/mixed', fileName: 'corps.bin' },
    ],
  ])('sends %s', (_name, content, want) => expect(body(content)).toEqual(want));

  it('follows references and does without a body', () => {
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
    ['a list in one', { a: ['b', 'c'] }, { a: { explode: false } }, [['a', 'b,c']]],
    ['an object as JSON', { a: { b: 1 } }, {}, [['a', '{"b":1}']]],
    ['an object in a style', { a: { b: 1 } }, { a: { style: 'deepObject', explode: true } }, [['a[b]', '1']]],
    ['nothing', {}, {}, []],
  ])('writes a form with %s', (_name, example, encoding, want) => {
    const made = body({ 'application/x-www-form-urlencoded': { example, encoding } });
    expect(made).toEqual({ kind: 'form', fields: want.map(([name, value]) => ({ name, value })) });
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
      'a file by its media type',
      { schema: { properties: { a: { contentMediaType: 'application/pdf' } } } },
      [{ kind: 'file', name: 'a', fileName: 'a.pdf', mediaType: 'application/pdf' }],
    ],
    [
      'a file by its encoding alone',
      { example: { a: '%PDF' }, encoding: { a: { contentType: 'application/pdf' } } },
      [{ kind: 'file', name: 'a', fileName: 'a.pdf', mediaType: 'application/pdf' }],
    ],
    [
      'a file with a name',
      { example: { a: 'Scan-1.PDF' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'Scan-1.PDF', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file whose name would leave its folder',
      { example: { a: '../a.pdf' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file without a name of its own',
      { schema: { properties: { é写: file } } },
      [{ kind: 'file', name: 'é写', fileName: 'e.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file that an example lacks',
      { example: { b: 'c' }, schema: { properties: { a: file }, required: ['a'] } },
      [
        { kind: 'text', name: 'b', text: 'c' },
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
      ],
    ],
    [
      'a file by the name that another part tells',
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
      'a file by its own name where two are told',
      { example: { a: '', b: 'c.bin', d: 'e.bin' }, schema: { properties: { a: file } } },
      [
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
        { kind: 'text', name: 'b', text: 'c.bin' },
        { kind: 'text', name: 'd', text: 'e.bin' },
      ],
    ],
    [
      'two files by their own names where one is told',
      { example: { a: '', b: '', c: 'd.bin' }, schema: { properties: { a: file, b: file } } },
      [
        { kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' },
        { kind: 'file', name: 'b', fileName: 'b.bin', mediaType: 'application/octet-stream' },
        { kind: 'text', name: 'c', text: 'd.bin' },
      ],
    ],
    [
      'each text of a list',
      { example: { a: ['b', 'c'] } },
      [
        { kind: 'text', name: 'a', text: 'b' },
        { kind: 'text', name: 'a', text: 'c' },
      ],
    ],
    [
      'each file of a list',
      { schema: { properties: { a: { type: 'array', items: file } } } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
    ],
    ['nothing of an empty list', { example: { a: [] } }, []],
  ])('writes parts with %s', (_name, media, want) => expect(parts(media)).toEqual(want));
});

import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toSampleRequest } from './request.ts';

/** Returns the request of an operation on `/a/{id}`. */
function request(operation: JsonObject, components: JsonObject = {}, method: 'get' | 'post' = 'post') {
  const document = { components };
  const source = { path: '/a', method, operation, pathItem: {} };
  return toSampleRequest(source, document, createResolve(document));
}

const body = (mediaType: string, media: JsonObject) =>
  request({ requestBody: { content: { [mediaType]: media } } }).body;

describe('parameters with a media type', () => {
  const json = (schema: JsonObject, example?: unknown) => ({
    'application/json': { schema, ...(example !== undefined && { example }) },
  });
  it.each([
    ['a text', json({ type: 'string' }, 'cat'), '"cat"'],
    ['a text without a type', json({}, 'cat'), '"cat"'],
    ['a text of a type with +json', { 'application/a+json': { schema: { type: 'string' }, example: 'cat' } }, '"cat"'],
    ['a text that is a number', json({ type: 'string' }, '12'), '"12"'],
    ['an object', json({ type: 'object' }, { a: 'b' }), '{"a":"b"}'],
    ['an object that is written as JSON already', json({ type: 'object' }, '{"a":1}'), '{"a":1}'],
    ['plain text as it is', { 'text/plain': { schema: { type: 'string' }, example: 'cat' } }, 'cat'],
  ])('send %s', (_name, content, want) => {
    const parameters = ['query', 'header', 'cookie'].map((location) => ({
      name: 'x',
      in: location,
      required: true,
      content,
    }));
    const { query, headers } = request({ parameters });
    expect(query[0]?.value).toEqual([{ kind: 'text', text: want }]);
    expect(headers[0]?.value).toEqual([{ kind: 'text', text: want }]);
    const cookie = headers[1]?.value.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    expect(cookie).toBe(`x=${encodeURIComponent(want)}`);
  });
});

describe('bodies', () => {
  it.each<[string, string, JsonObject, unknown]>([
    [
      'a JSON text',
      'application/json',
      { schema: { type: 'string' }, example: 'cat' },
      { kind: 'json', mediaType: 'application/json', value: 'cat' },
    ],
    [
      'a file of a union',
      'application/octet-stream',
      {
        schema: {
          oneOf: [
            { type: 'string', format: 'binary' },
            { type: 'array', items: {} },
          ],
        },
      },
      { kind: 'file', mediaType: 'application/octet-stream', fileName: 'corps.bin' },
    ],
    [
      'a file in place of a value that does not exist',
      'application/json',
      { schema: { type: 'string', pattern: '^a$', minLength: 2 } },
      { kind: 'file', mediaType: 'application/json', fileName: 'corps.json', isUnknown: true },
    ],
    [
      'a documented object without read-only members',
      'application/json',
      {
        schema: {
          properties: { id: { readOnly: true }, list: { items: { properties: { id: { readOnly: true }, a: {} } } } },
        },
        example: { id: 1, list: [{ id: 2, a: 3 }] },
      },
      { kind: 'json', mediaType: 'application/json', value: { list: [{ a: 3 }] } },
    ],
  ])('are %s', (_name, mediaType, media, want) => expect(body(mediaType, media)).toEqual(want));

  it.each<[string, JsonObject, JsonObject, unknown]>([
    ['without a documented null', { a: {}, b: {} }, { a: null, b: 'x' }, [{ kind: 'text', name: 'b', text: 'x' }]],
    [
      'without a null in a list',
      { a: { type: 'array', items: { nullable: true, type: 'string' } } },
      { a: ['x', null] },
      [{ kind: 'text', name: 'a', text: 'x' }],
    ],
    [
      'with the documented name of a file',
      { f: { type: 'string', format: 'binary' } },
      { f: 'été 2026.pdf' },
      [{ kind: 'file', name: 'f', mediaType: 'application/octet-stream', fileName: 'été 2026.pdf' }],
    ],
    [
      'with a file of a union',
      {
        f: {
          oneOf: [
            { type: 'string', format: 'binary' },
            { type: 'array', items: { type: 'string', format: 'binary' } },
          ],
        },
      },
      { f: 'a.png' },
      [{ kind: 'file', name: 'f', mediaType: 'application/octet-stream', fileName: 'a.png' }],
    ],
  ])('have parts %s', (_name, properties, example, parts) =>
    expect(body('multipart/form-data', { schema: { properties }, example })).toEqual({ kind: 'multipart', parts }),
  );

  const lines = (...texts: readonly string[]) => texts.map((text) => `${text}\r\n`).join('');
  const json = { a: { type: 'object' } };
  it.each<[string, string, JsonObject, boundary: string, text: string]>([
    [
      'an object, a part for each member',
      'multipart/mixed',
      { schema: { properties: json }, example: { a: { b: 1 }, c: 'é' } },
      'limite',
      lines(
        ...['--limite', 'Content-Disposition: form-data; name="a"', 'Content-Type: application/json', ''],
        ...['{"b":1}', '--limite', 'Content-Disposition: form-data; name="c"', 'Content-Type: text/plain', ''],
        ...['é', '--limite--'],
      ),
    ],
    [
      'a list, a part for each item',
      'multipart/related; boundary=x',
      { schema: { type: 'array', items: { type: 'string' } }, example: ['a', '--limite'] },
      'limite2',
      lines('--limite2', 'Content-Type: text/plain', '', 'a') +
        lines('--limite2', 'Content-Type: text/plain', '', '--limite', '--limite2--'),
    ],
    [
      'what the contract documents',
      'multipart/mixed',
      { schema: { type: 'string' }, example: '--a=b\r\n\r\nx\r\n--a=b--\r\n' },
      '"a=b"',
      '--a=b\r\n\r\nx\r\n--a=b--\r\n',
    ],
  ])('with several parts are %s', (_name, mediaType, media, boundary, text) => {
    const type = mediaType.split(';')[0] ?? '';
    expect(body(mediaType, media)).toEqual({ kind: 'text', mediaType: `${type}; boundary=${boundary}`, text });
  });

  it('of any multipart type are forms', () =>
    expect(body('multipart/*', { example: { a: 'b' } })).toEqual({
      kind: 'multipart',
      parts: [{ kind: 'text', name: 'a', text: 'b' }],
    }));

  it.each<[string, JsonObject, JsonObject, 'get' | 'post', readonly string[]]>([
    [
      'a body of GET',
      { requestBody: { content: { 'application/json': { example: 1 } } } },
      {},
      'get',
      ['Le corps documenté n’est pas envoyé'],
    ],
    [
      'a scheme with a challenge',
      { security: [{ d: [] }] },
      { securitySchemes: { d: { type: 'http', scheme: 'Negotiate' } } },
      'post',
      ['L’authentification Negotiate'],
    ],
    [
      'the files of a mixed body',
      { requestBody: { content: { 'multipart/mixed': { schema: { properties: { a: { format: 'binary' } } } } } } },
      {},
      'post',
      ['Écrivez les parties du corps (multipart/mixed)'],
    ],
    [
      'a value that was not found',
      { parameters: [{ name: 'p', in: 'query', required: true, schema: false }] },
      {},
      'post',
      ['Aucun exemple valide n’a été trouvé pour p'],
    ],
  ])('come with a note on %s', (_name, operation, components, method, wanted) => {
    const { notes = [], headers } = request(operation, components, method);
    expect(notes.map((note, index) => note.slice(0, wanted[index]?.length))).toEqual(wanted);
    expect(headers).toEqual([]);
  });
});

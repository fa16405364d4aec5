import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toSampleBody } from './body.ts';

const file = { type: 'string', format: 'binary' };

function parts(media: unknown) {
  const result = toSampleBody({ content: { 'multipart/form-data': media } }, createResolve({}));
  return result.kind === 'multipart' ? result.parts : [];
}

describe('toSampleBody for multipart/form-data', () => {
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
      'a text with the first of several types, if a later one is JSON',
      { example: { a: 'b' }, encoding: { a: { contentType: 'text/csv, application/json' } } },
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
      'a file with a documented name that contains several dots',
      { example: { a: 'bon.signe.2026-01.pdf' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'bon.signe.2026-01.pdf', mediaType: 'application/octet-stream' }],
    ],
    [
      'a file with a generated name, if the example only begins with a file name',
      { example: { a: 'a.pdf (copie)' }, schema: { properties: { a: file } } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
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
      'a file with a default name, if its own has no Latin letter',
      { schema: { properties: { 写: file } } },
      [{ kind: 'file', name: '写', fileName: 'fichier.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a required text that is missing from the example',
      { example: {}, schema: { properties: { a: { const: 'b' } }, required: ['a'] } },
      [{ kind: 'text', name: 'a', text: 'b' }],
    ],
    [
      'a required list of files that is missing from the example',
      { example: {}, schema: { properties: { a: { type: 'array', items: file } }, required: ['a'] } },
      [{ kind: 'file', name: 'a', fileName: 'a.bin', mediaType: 'application/octet-stream' }],
    ],
    [
      'a required file that is missing from the example',
      { example: { b: 'c' }, schema: { properties: { a: file }, required: ['a', 'b'] } },
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
  ])('returns the parts for %s', (_name, media, want) => expect(parts(media)).toStrictEqual(want));
});

import { describe, expect, it } from 'vitest';
import { concreteType, isJson, isTextual, toFileName } from './mediaTypes.ts';

describe('isJson', () => {
  it.each([
    ['application/json', true],
    ['application/problem+JSON; charset=utf-8', true],
    ['application/jsonl', false],
    ['application/json-seq', false],
    ['application/geo+json-seq', false],
    ['application/json-patch+json', true],
    ['text/plain', false],
  ])('returns for %s: %s', (mediaType, want) => expect(isJson(mediaType)).toBe(want));
});

describe('isTextual', () => {
  it.each([
    ['text/csv', true],
    ['application/xml', true],
    ['application/atom+xml', true],
    ['application/x-ndjson', true],
    ['application/geo+json-seq', true],
    ['application/ld+json', true],
    ['application/pdf', false],
    ['image/png', false],
  ])('returns for %s: %s', (mediaType, want) => expect(isTextual(mediaType)).toBe(want));
});

describe('concreteType', () => {
  it.each([
    ['application/pdf', 'application/pdf'],
    ['application/pdf, image/png', 'application/pdf'],
    [' application/pdf , image/png', 'application/pdf'],
    ['image/*', 'image/png'],
    ['application/*', 'a/b'],
    ['*/*', 'a/b'],
    ['*/json', 'a/b'],
    ['image/', 'a/b'],
    ['image', 'a/b'],
    ['', 'a/b'],
    ['constructor/*', 'a/b'],
    ['text/plain\r\nX-A: b', 'text/plainX-A: b'],
  ])('converts %j to %j', (mediaType, want) => expect(concreteType(mediaType, 'a/b')).toBe(want));
});

describe('toFileName', () => {
  it.each([
    ['image/jpeg', 'x.jpg'],
    ['application/pdf', 'x.pdf'],
    ['text/plain; charset=utf-8', 'x.txt'],
    ['image/svg+xml', 'x.svg'],
    ['application/vnd.a+zip', 'x.zip'],
    ['application/vnd.a+zip-compressed', 'x.bin'],
    ['application/vnd.something.long', 'x.bin'],
    ['application/constructor', 'x.bin'],
    ['', 'x.bin'],
  ])('returns for %s the file name %s', (mediaType, want) => expect(toFileName('x', mediaType)).toBe(want));
});

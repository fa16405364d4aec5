import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toResponseHandling } from './responseHandling.ts';

const handling = (responses: unknown, method: 'get' | 'head' = 'get', path = '/visites/{id}/Bon signé') =>
  toResponseHandling({ path, method, operation: { responses }, pathItem: {} }, createResolve({}));
const content = (...types: readonly string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });

describe('toResponseHandling', () => {
  it.each([
    ['a response without content', { 204: {} }, { kind: 'none' }],
    ['JSON', { 201: content('application/json') }, { kind: 'json' }],
    ['a text', { 200: content('text/csv') }, { kind: 'text' }],
    ['a response of any type', { 200: content('*/*') }, { kind: 'text' }],
    ['an image of any type', { 200: content('image/*') }, { kind: 'file', fileName: 'bon-signe.bin' }],
    ['a file', { 200: content('application/pdf') }, { kind: 'file', fileName: 'bon-signe.pdf' }],
    [
      'a file with one of several types',
      { 200: content('application/pdf', 'image/png') },
      { kind: 'file', fileName: 'bon-signe' },
    ],
    [
      'a complete or partial file',
      { 200: content('image/png'), 206: content('image/png') },
      { kind: 'file', fileName: 'bon-signe.png' },
    ],
    [
      'a file or JSON',
      { 200: content('application/json'), 201: content('application/pdf') },
      { kind: 'file', fileName: 'bon-signe.pdf' },
    ],
    ['JSON or nothing', { 200: content('application/json'), 204: {} }, { kind: 'text' }],
    ['JSON for two statuses', { 200: content('application/json'), 201: content('a/b+json') }, { kind: 'json' }],
    ['a status range', { '2XX': content('application/json') }, { kind: 'json' }],
    ['responses without a success', { default: content('application/json') }, { kind: 'text' }],
    ['undocumented responses', undefined, { kind: 'text' }],
  ])('handles %s', (_name, responses, want) => expect(handling(responses).success).toEqual(want));

  it('reads no content after HEAD', () =>
    expect(handling({ 200: content('application/json') }, 'head').success).toEqual({ kind: 'none' }));

  it.each([
    ['/a/{b}/c/d', 'd.pdf'],
    ['/visites/', 'visites.pdf'],
    ['/{id}', 'reponse.pdf'],
    ['/写', 'reponse.pdf'],
  ])('names the file for the path %s %s', (path, fileName) =>
    expect(handling({ 200: content('application/pdf') }, 'get', path).success).toEqual({ kind: 'file', fileName }),
  );

  it.each([
    [content('application/json'), { success: { kind: 'json' } }],
    [content('text/csv', 'application/json'), { success: { kind: 'json' }, accept: 'application/json' }],
    [content('application/pdf', 'image/png'), { success: { kind: 'file', fileName: 'bon-signe' } }],
  ])('requests JSON if %j offers it among other types', (response, want) =>
    expect(handling({ 200: response })).toStrictEqual(want),
  );
});

import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { toResponseHandling } from './responseHandling';

const handling = (responses: unknown, method: 'get' | 'head' = 'get', path = '/visites/{id}/Bon signé') =>
  toResponseHandling({ path, method, operation: { responses }, pathItem: {} }, createResolve({}));
const content = (...types: readonly string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });

describe('toResponseHandling', () => {
  it.each([
    ['a response without content', { 204: {} }, { kind: 'none' }],
    ['JSON', { 201: content('application/json') }, { kind: 'json' }],
    ['a text', { 200: content('text/csv') }, { kind: 'text' }],
    ['a response of any type', { 200: content('*/*') }, { kind: 'text' }],
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
    ['JSON or nothing', { 200: content('application/json'), 204: {} }, { kind: 'text' }],
    ['JSON for two statuses', { 200: content('application/json'), 201: content('a/b+json') }, { kind: 'json' }],
    ['a status range', { '2XX': content('application/json') }, { kind: 'json' }],
    ['responses without a success', { default: content('application/json') }, { kind: 'text' }],
    ['undocumented responses', undefined, { kind: 'text' }],
  ])('handles %s', (_name, responses, want) => expect(handling(responses).success).toEqual(want));

  it('reads no content after HEAD', () =>
    expect(handling({ 200: content('application/json') }, 'head').success).toEqual({ kind: 'none' }));

  it('falls back to a default file name if the path has only parameters', () =>
    expect(handling({ 200: content('application/pdf') }, 'get', '/{id}').success).toEqual({
      kind: 'file',
      fileName: 'reponse.pdf',
    }));

  it.each([
    [content('application/json'), undefined],
    [content('text/csv', 'application/json'), 'application/json'],
    [content('application/pdf', 'image/png'), undefined],
  ])('requests JSON if %j offers it among other types', (response, want) =>
    expect(handling({ 200: response }).accept).toBe(want),
  );
});

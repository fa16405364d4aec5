import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { toSampleAnswers } from './answers';

const answers = (responses: unknown, method: 'get' | 'head' = 'get', path = '/visites/{id}/Bon signé') =>
  toSampleAnswers({ path, method, operation: { responses }, pathItem: {} }, createResolve({}));
const content = (...types: readonly string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });

describe('toSampleAnswers', () => {
  it.each([
    ['nothing', { 204: {} }, { kind: 'none' }],
    ['JSON', { 201: content('application/json') }, { kind: 'json' }],
    ['a text', { 200: content('text/csv') }, { kind: 'text' }],
    ['any type', { 200: content('*/*') }, { kind: 'text' }],
    ['a file', { 200: content('application/pdf') }, { kind: 'file', fileName: 'bon-signe.pdf' }],
    ['a file of some type', { 200: content('application/pdf', 'image/png') }, { kind: 'file', fileName: 'bon-signe' }],
    [
      'a file whole or in part',
      { 200: content('image/png'), 206: content('image/png') },
      { kind: 'file', fileName: 'bon-signe.png' },
    ],
    ['JSON or nothing', { 200: content('application/json'), 204: {} }, { kind: 'text' }],
    ['JSON in two statuses', { 200: content('application/json'), 201: content('a/b+json') }, { kind: 'json' }],
    ['a family of statuses', { '2XX': content('application/json') }, { kind: 'json' }],
    ['an error alone', { default: content('application/json') }, { kind: 'text' }],
    ['what nobody says', undefined, { kind: 'text' }],
  ])('reads %s', (_name, responses, want) => expect(answers(responses).success).toEqual(want));

  it('reads nothing after HEAD', () =>
    expect(answers({ 200: content('application/json') }, 'head').success).toEqual({ kind: 'none' }));

  it('names a file whose address has no words', () =>
    expect(answers({ 200: content('application/pdf') }, 'get', '/{id}').success).toEqual({
      kind: 'file',
      fileName: 'reponse.pdf',
    }));

  it.each([
    [content('application/json'), undefined],
    [content('text/csv', 'application/json'), 'application/json'],
    [content('application/pdf', 'image/png'), undefined],
  ])('asks for JSON where there is a choice: %j', (response, want) =>
    expect(answers({ 200: response }).accept).toBe(want),
  );
});

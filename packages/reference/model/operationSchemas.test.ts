import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { operationSchemas, toLocationWording } from './operationSchemas.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const components = {
  responses: { Refused: content(to('Problem')) },
  callbacks: {
    Paid: {
      '{$url}': {
        post: { requestBody: content(to('Event')), callbacks: { again: { $ref: '#/components/callbacks/Paid' } } },
      },
    },
  },
};
const resolve = createResolve({ components });

function locationsOf(operation: Readonly<Record<string, unknown>>, pathItem: Readonly<Record<string, unknown>> = {}) {
  const schemas = operationSchemas({ pathItem, operation }, resolve);
  return Object.fromEntries([...schemas].map(([name, locations]) => [name, toLocationWording(locations)]));
}

describe('operationSchemas', () => {
  it.each([
    ['no schema', {}, {}],
    ['a parameter', { parameters: [{ name: 'q', in: 'query', schema: to('Q') }] }, { Q: 'paramètre q' }],
    [
      'a parameter with content in a media type',
      { parameters: [{ name: 'q', in: 'query', ...content(to('Q')) }] },
      { Q: 'paramètre q' },
    ],
    ['a body', { requestBody: content({ items: to('A') }) }, { A: 'corps' }],
    [
      'a shared response',
      { responses: { 409: { $ref: '#/components/responses/Refused' } } },
      { Problem: 'réponse 409' },
    ],
    ['a header', { responses: { 200: { headers: { 'X-Page': { schema: to('Page') } } } } }, { Page: 'en-tête X-Page' }],
    [
      'a recursive callback',
      { callbacks: { paid: { $ref: '#/components/callbacks/Paid' } } },
      { Event: 'rappel paid' },
    ],
    [
      'a schema in several locations',
      {
        requestBody: content(to('A')),
        responses: { 200: content(to('A')), 201: content(to('A')), 202: content(to('A')) },
      },
      { A: 'corps, réponses 200, 201 et 202' },
    ],
    [
      'a schema in two media types of a response',
      { responses: { 200: { content: { 'application/json': { schema: to('A') }, 'text/csv': { schema: to('A') } } } } },
      { A: 'réponse 200' },
    ],
  ])('finds %s', (_fact, operation, want) => expect(locationsOf(operation)).toEqual(want));

  it('ignores a parameter of the Path Item that the operation overrides', () => {
    const parameter = (schema: unknown) => ({ parameters: [{ name: 'q', in: 'query', schema }] });
    expect(locationsOf(parameter(to('Near')), parameter(to('Far')))).toEqual({ Near: 'paramètre q' });
  });
});

describe('toLocationWording', () => {
  it('groups the locations of one kind, without duplicates', () => {
    const header = { kind: 'header', name: 'X-Page' } as const;
    const given = [header, { kind: 'body' }, { kind: 'header', name: 'X-Count' }, header] as const;
    expect(toLocationWording(given)).toBe('corps, en-têtes X-Page et X-Count');
  });
});

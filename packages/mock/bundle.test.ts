import { describe, expect, it } from 'vitest';
import { member } from '@apidoc/openapi';
import { toMockContract } from './bundle';

const page = (first: unknown) => ({
  headers: { ETag: {}, Link: {} },
  content: {
    'application/json': { examples: { a: first, b: { value: { pagination: { curseurSuivant: 'x' } } } } },
  },
});

describe('toMockContract', () => {
  it.each([
    ['keeps the link to the page that follows', { value: { pagination: { curseurSuivant: 'x' } } }, ['ETag', 'Link']],
    ['sends none with a last page', { value: { pagination: { curseurSuivant: null } } }, ['ETag']],
    ['sends none with a last page of a component', { $ref: '#/components/examples/Last' }, ['ETag']],
    ['keeps the link of what is no page', { value: { id: 'a' } }, ['ETag', 'Link']],
  ])('%s', (_what, first, headers) => {
    const components = { examples: { Last: { value: { pagination: { curseurSuivant: null } } } } };
    const answer = member(toMockContract({ components, answer: page(first) }), 'answer');
    expect(Object.keys(member(answer, 'headers') ?? {})).toEqual(headers);
  });

  it('tells which parts of a body must be there, not their types', () =>
    expect(
      toMockContract({
        components: { schemas: { Upload: { properties: { data: { type: 'object' } }, required: ['data'] } } },
        content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Upload' } } },
      }),
    ).toMatchObject({ content: { 'multipart/form-data': { schema: { type: 'object', required: ['data'] } } } }));
});

import { mkdtemp, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { member } from '@reliure/openapi';
import { toMockContract, writeBundle } from './bundle.ts';

const page = (first: unknown) => ({
  headers: { ETag: {}, Link: {} },
  content: {
    'application/json': { examples: { a: first, b: { value: { pagination: { curseurSuivant: 'x' } } } } },
  },
});

describe('toMockContract', () => {
  it.each([
    [
      'keeps the Link header of a page that is not the last one',
      { value: { pagination: { curseurSuivant: 'x' } } },
      ['ETag', 'Link'],
    ],
    ['removes the Link header of a last page', { value: { pagination: { curseurSuivant: null } } }, ['ETag']],
    ['removes the Link header of a last page among the components', { $ref: '#/components/examples/Last' }, ['ETag']],
    ['keeps the Link header of a response that is not a page', { value: { id: 'a' } }, ['ETag', 'Link']],
  ])('%s', (_title, first, headers) => {
    const components = { examples: { Last: { value: { pagination: { curseurSuivant: null } } } } };
    const response = member(toMockContract({ components, response: page(first) }), 'response');
    expect(Object.keys(member(response, 'headers') ?? {})).toEqual(headers);
  });

  it('sends a sequence as a text, which Prism cannot write', () => {
    const content = { 'application/jsonl': { itemSchema: {}, examples: { a: { dataValue: [1, { b: 2 }] } } } };
    const contract = { openapi: '3.2.0', info: {}, paths: { '/a': { get: { responses: { 200: { content } } } } } };
    expect(toMockContract(contract)).toMatchObject({
      openapi: '3.1.1',
      paths: {
        '/a': { get: { responses: { 200: { content: { 'application/jsonl': { example: '1\n{"b":2}\n' } } } } } },
      },
    });
  });

  it('keeps the required parts of a form without their types', () =>
    expect(
      toMockContract({
        components: { schemas: { Upload: { properties: { data: { type: 'object' } }, required: ['data'] } } },
        content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Upload' } } },
      }),
    ).toMatchObject({ content: { 'multipart/form-data': { schema: { type: 'object', required: ['data'] } } } }));
});

describe('writeBundle', () => {
  it('does not rewrite an unchanged file, so that a running server does not restart', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'bundle-')), 'openapi.json');
    await writeBundle({ paths: {} }, file);
    await utimes(file, 1, 1);
    await writeBundle({ paths: {} }, file);
    expect((await stat(file)).mtimeMs).toBe(1000);
    await writeBundle({ paths: { '/a': {} } }, file);
    expect((await stat(file)).mtimeMs).toBeGreaterThan(1000);
  });
});

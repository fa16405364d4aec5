import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { fieldNames, medianOperation } from './subject.ts';

/** Creates a path with an operation that has these query parameters, and a response with one field. */
const operation = (group: string, ...names: readonly string[]) => ({
  get: {
    tags: [group],
    parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
    responses: {
      200: {
        description: 'Trouvé.',
        content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } },
      },
    },
  },
});

const operationsOf = (paths: Readonly<Record<string, unknown>>) =>
  buildReference({ document: { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths } }).operations;

describe('fieldNames', () => {
  it('returns parameters and the fields of responses', () => {
    const [page] = operationsOf({ '/a': operation('A', 'limite', 'curseur') });
    expect(page && fieldNames(page)).toEqual(['limite', 'curseur', 'id']);
  });
});

describe('medianOperation', () => {
  it('returns an operation with the median number of fields and a successor in its group', () => {
    const operations = operationsOf({
      '/small': operation('A'),
      '/last-of-its-group': operation('A', 'x', 'y'),
      '/chosen': operation('B', 'x', 'y'),
      '/large': operation('B', 'x', 'y', 'z'),
      '/largest': operation('B', 'w', 'x', 'y', 'z'),
    });
    expect(medianOperation(operations)?.path).toBe('/chosen');
  });

  it('returns undefined without operations', () => {
    expect(medianOperation([])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createUsedBy } from './usedBy.ts';
import { contractWith } from '../testing/contracts.ts';

describe('createUsedBy', () => {
  const page = { $ref: '#/components/parameters/Page' };
  const document = contractWith({
    path: { parameters: [page], get: { responses: {} } },
    parameters: { Page: { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Nombre' } } },
    schemas: { Nombre: { type: 'integer' }, Autre: {} },
  });

  it.each<readonly [string, string, string, readonly string[]]>([
    ['a parameter of a Path Item', 'parameters', 'Page', ['POST /pieces', 'GET /pieces']],
    ['a schema of a parameter', 'schemas', 'Nombre', ['POST /pieces', 'GET /pieces']],
    ['a schema of a request', 'schemas', 'Ordre', ['POST /pieces']],
    ['a schema that none uses', 'schemas', 'Autre', []],
  ])('returns the operations that use %s', (_fact, section, name, want) =>
    expect(createUsedBy(document)(section, name)).toEqual(want),
  );
});

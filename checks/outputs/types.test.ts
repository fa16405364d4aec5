import { resolve } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { buildTypes } from '@reliure/exports/node';
import { toOpenApi31 } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { identity } from '../../site/identity.ts';
import { programProblems } from '../guides/programs.ts';

const { document, published } = await loadContract(resolve('site', identity.contract));

describe('the bundled contract', () => {
  it('has types that compile in strict mode', async () => {
    const types = await buildTypes(published);
    expect(types).toContain('recupererUneVisiteV2');
    expect([...programProblems(new Map([['types', types]]))]).toEqual([]);
  });

  it('is accepted by Swagger Parser in OpenAPI 3.1', async () => {
    const { document: older } = toOpenApi31(document);
    const read = await SwaggerParser.validate(structuredClone(older) as never);
    expect(Object.keys(read.paths ?? {})).toHaveLength(Object.keys(document['paths'] as object).length);
  });
});

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, it } from 'vitest';
import { buildTypes } from '@reliure/exports/node';
import { toOpenApi31 } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { identity } from '../../site/identity.ts';

const folder = resolve('.cache/contract');
const { document, published } = await loadContract(resolve('site', identity.contract));

describe('the bundled contract', () => {
  it('has types that compile in strict mode', async () => {
    const types = await buildTypes(published);
    expect(types).toContain('recupererUneVisiteV2');
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/types.ts`, types);
    const compiler = ['--strict', '--noEmit', '--target', 'es2022', '--skipLibCheck', `${folder}/types.ts`];
    const outcome = await promisify(execFile)(resolve('node_modules/.bin/tsc'), ['--ignoreConfig', ...compiler]).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { readonly stdout: string }).stdout,
    );
    expect(outcome).toBe('');
  });

  it('is accepted by Swagger Parser in OpenAPI 3.1', async () => {
    const { document: older } = toOpenApi31(document);
    const read = await SwaggerParser.validate(structuredClone(older) as never);
    expect(Object.keys(read.paths ?? {})).toHaveLength(Object.keys(document['paths'] as object).length);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '@reliure/openapi/node';
import { toProblemTypes, toSharedTypeWarnings } from './problemTypes.ts';
import { buildReference } from '../reference.ts';

const text = `openapi: 3.1.0
info: { title: Livres, version: '1' }
paths:
  /livres:
    get:
      responses:
        '409':
          description: Conflit
          content:
            application/problem+json:
              examples:
                trop-tard:
                  x-error: { cause: Trop tard., remedy: Attendre., retry: same }
                  value: { type: https://docs.example/base/erreurs/trop }
                trop-tot:
                  x-error: { cause: Trop tôt., remedy: Attendre., retry: same }
                  value:
                    type: https://docs.example/base/erreurs/trop
                double:
                  x-error: { cause: En double., remedy: Lire., retry: no }
                  value: { type: https://docs.example/base/erreurs/double }
                ailleurs:
                  x-error: { cause: Ailleurs., remedy: Lire., retry: no }
                  value: { type: https://api.example/erreurs/ailleurs }
`;

describe('toSharedTypeWarnings', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'types-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reports each line with a type that several errors share', async () => {
    const file = join(folder, 'openapi.yaml');
    await writeFile(file, text);
    const contract = await loadContract(file);
    const types = toProblemTypes(buildReference(contract).errors, 'https://docs.example/base/');
    expect(types.map(({ path, errors }) => [path, ...errors.map(({ code }) => code)])).toEqual([
      ['erreurs/double', 'double'],
      ['erreurs/trop', 'trop-tard', 'trop-tot'],
    ]);
    const message =
      'The type https://docs.example/base/erreurs/trop of "trop-tard" is also the type of "trop-tot". Its address can only redirect to the first.';
    const remedy = 'Give each error its own type.';
    expect(
      toSharedTypeWarnings(types, contract).map(({ file, line, message, remedy }) => ({ file, line, message, remedy })),
    ).toEqual([
      { file, line: 14, message, remedy },
      { file, line: 18, message, remedy },
    ]);
  });
});

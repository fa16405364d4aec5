import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from '@reliure/openapi';
import { checkContracts } from './checkContracts.ts';

const folder = mkdtempSync(join(tmpdir(), 'contracts-'));

/** Returns a reference whose contract has a response, valid or not. */
function write(id: string, response: object) {
  const contract = join(folder, `${id}.json`);
  const paths = { '/books': { get: { operationId: 'list', summary: 'List', responses: { 200: response } } } };
  writeFileSync(contract, JSON.stringify({ openapi: '3.1.0', info: { title: id, version: '1' }, paths }));
  return { id, contract, basePath: `/${id}`, changelogPage: null, hasScenarios: false };
}

const good = write('good', { description: 'The books.' });

describe('checkContracts', () => {
  it('accepts good contracts', async () => expect(await checkContracts({ references: [good] })).toEqual([]));

  it('reports what is wrong with each contract', async () => {
    const references = [write('first', { description: 1 }), good, write('last', { description: 1 })] as const;
    const error: unknown = await checkContracts({ references }).catch((reason: unknown) => reason);
    if (!(error instanceof ProblemsError)) throw error;
    expect(error.problems.map(({ file }) => file.replace(/.*\//, ''))).toEqual(['first.json', 'last.json']);
  });
});

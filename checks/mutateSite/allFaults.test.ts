import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readProofs } from '../proof/readProofs';
import { allFaults } from './allFaults';
import { listProblems } from './listProblems';

it('has a fault for each row of e2e/README.md, and each can be planted', () => {
  const tags = readProofs(readFileSync('e2e/README.md', 'utf8')).map(({ tag }) => tag);
  const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  expect(listProblems(allFaults, tags, read)).toEqual([]);
});

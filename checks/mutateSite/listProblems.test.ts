import { describe, expect, it } from 'vitest';
import type { Fault } from './fault';
import { listProblems } from './listProblems';

const fault: Fault = { tag: '@a', file: 'a.ts', find: 'delay = 200', plant: 'delay = 0' };
const files: Readonly<Record<string, string>> = {
  'a.ts': 'const delay = 200;',
  'twice.ts': 'const delay = 200;\nconst otherdelay = 200;',
};
const read = (file: string): string | null => files[file] ?? null;

describe('listProblems', () => {
  it('accepts a fault for each tag, and several for one', () => {
    expect(listProblems([fault, { ...fault, plant: 'delay = 1500' }], ['@a', '@a'], read)).toEqual([]);
  });

  it.each<readonly [string, readonly Fault[], string]>([
    ['a tag without a fault', [], 'no fault has the tag @a'],
    ['a fault whose tag is in no row', [fault, { ...fault, tag: '@b' }], 'no row of e2e/README.md has the tag @b'],
    ['a file that does not exist', [{ ...fault, file: 'b.ts' }], 'b.ts does not exist'],
    ['a text that the file does not contain', [{ ...fault, find: 'delay = 100' }], 'contains this text 0 times'],
    ['a text that the file contains twice', [{ ...fault, file: 'twice.ts' }], 'twice.ts contains this text 2 times'],
    ['a fault that changes nothing', [{ ...fault, plant: fault.find }], 'both texts are the same'],
  ])('reports %s', (_what, faults, problem) => {
    const problems = listProblems(faults, ['@a'], read);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});

import { describe, expect, it } from 'vitest';
import { folderBreaches } from './folders';
import { told } from './testing/plant';

const toSource = (path: string) => ({ path, text: '' });

describe('folderBreaches', () => {
  it('counts the sources of a folder, without tests and without its folders', () => {
    const files = ['e2e/a.ts', 'e2e/b.css', 'e2e/a.test.ts', 'e2e/c/a.ts'].map(toSource);
    expect(folderBreaches(files, 2)).toEqual([]);
    expect(told(folderBreaches(files, 1))).toEqual([
      'e2e:1 The folder holds 2 source files, and at most 1 are easy to survey.',
    ]);
  });

  it.each([
    ['helper.ts', 1],
    ['packages/helper.ts', 1],
    ['playwright.config.ts', 0],
    ['packages/schema/helper.ts', 0],
  ])('of a file alone: %s', (path, count) => {
    expect(folderBreaches([toSource(path)])).toHaveLength(count);
  });
});

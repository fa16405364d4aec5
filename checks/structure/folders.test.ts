import { describe, expect, it } from 'vitest';
import { crowdedFolders, looseFiles } from './folders.ts';

const toSource = (path: string) => ({ path });

describe('crowdedFolders', () => {
  it('counts the source files of a folder, without tests and subfolders', () => {
    const files = ['e2e/a.ts', 'e2e/b.css', 'e2e/a.test.ts', 'e2e/c/a.ts'].map(toSource);
    expect(crowdedFolders(files, 2)).toEqual([]);
    expect(crowdedFolders(files, 1)).toEqual([expect.stringMatching('^e2e: contains 2 source files, but at most 1')]);
  });
});

describe('looseFiles', () => {
  it.each([
    ['helper.ts', 1],
    ['packages/helper.ts', 1],
    ['playwright.config.ts', 0],
    ['packages/schema/helper.ts', 0],
  ])('for %s, reports %d files', (path, count) => {
    expect(looseFiles([toSource(path)])).toHaveLength(count);
  });
});

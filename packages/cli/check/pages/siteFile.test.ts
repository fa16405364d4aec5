import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFile } from './siteFile.ts';

describe('siteFile', () => {
  it.each([
    ['@site/docs/a.md', 'example', join('example', 'docs', 'a.md')],
    ['@site/docs/a.md', '.', join('docs', 'a.md')],
    ['docs/a.md', 'example', 'docs/a.md'],
  ])('%s in %s is %s', (source, folder, want) => {
    expect(siteFile(source, folder)).toBe(want);
  });
});

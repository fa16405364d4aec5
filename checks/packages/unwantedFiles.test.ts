import { expect, it } from 'vitest';
import { unwantedFiles } from './unwantedFiles.ts';

it('returns what is neither built nor about the package', () => {
  const wanted = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts', 'dist/a/b.css'];
  const unwanted = ['index.ts', 'dist/a.test.js', 'dist/testing/b.js', 'dist/a/testing/b.js', 'dist/.tsbuildinfo'];
  expect(unwantedFiles([...wanted, ...unwanted])).toEqual(unwanted);
});

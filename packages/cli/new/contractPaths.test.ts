import { describe, expect, it } from 'vitest';
import { contractPaths } from './contractPaths.ts';

describe('contractPaths', () => {
  it.each([
    ['one file', ['/a/openapi.yaml'], ['contract/openapi.yaml']],
    ['a file beside', ['/a/openapi.yaml', '/a/b/c.yaml'], ['contract/openapi.yaml', 'contract/b/c.yaml']],
    ['a file above', ['/a/b/openapi.yaml', '/a/c.yaml'], ['contract/b/openapi.yaml', 'contract/c.yaml']],
    ['files of the root', ['/openapi.yaml', '/c/d.yaml'], ['contract/openapi.yaml', 'contract/c/d.yaml']],
  ])('keeps the places of %s', (_name, files, want) => {
    expect([...contractPaths(files, '/').values()]).toEqual(want);
    const windows = files.map((file) => `C:${file.replaceAll('/', '\\')}`);
    expect([...contractPaths(windows, '\\').values()]).toEqual(want);
  });
});

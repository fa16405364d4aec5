import { describe, expect, it } from 'vitest';
import { wrongBuildReferences } from './buildReferences.ts';

describe('wrongBuildReferences', () => {
  it.each([
    [['openapi'], ['openapi'], []],
    [['openapi', 'theme'], ['openapi'], ['remove the reference to theme, which the package does not import.']],
    [[], ['openapi'], ['add a reference to openapi, which the package imports.']],
  ])('compares %j with the imports of %j', (listed, imported, want) =>
    expect(wrongBuildReferences(new Map([['guides', listed]]), new Map([['guides', new Set(imported)]]))).toEqual(
      want.map((text) => `packages/guides/tsconfig.build.json: ${text}`),
    ),
  );
});

import { describe, expect, it } from 'vitest';
import { readShippedNames, toShippedNames } from './shippedNames';

describe('toShippedNames', () => {
  it('writes names as npm does', () =>
    expect(toShippedNames({ components: [{ name: 'a' }, { group: '@b', name: 'c' }] })).toEqual(
      new Set(['a', '@b/c']),
    ));
});

describe('readShippedNames', () => {
  it('asks for a build where there is none', () =>
    expect(() => readShippedNames('absent/sbom.cdx.json')).toThrow(
      'absent/sbom.cdx.json is missing. Build the site first: npm run build',
    ));
});

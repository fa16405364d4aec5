import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOutside } from './isOutside.ts';

describe('isOutside', () => {
  it.each([
    ['a.yaml', false],
    ['b/a.yaml', false],
    ['..a.yaml', false],
    ['..', true],
    ['../a.yaml', true],
    ['../contract-2/a.yaml', true],
  ])('for %s, returns %s', (path, want) => {
    const folder = resolve('contract');
    expect(isOutside(folder, join(folder, path))).toBe(want);
  });
});

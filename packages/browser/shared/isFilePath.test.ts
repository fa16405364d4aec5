import { describe, expect, it } from 'vitest';
import { isFilePath } from './isFilePath.ts';

describe('isFilePath', () => {
  it.each([
    ['/openapi.yaml', true],
    ['/videos/visite.MP4', true],
    ['/api/creer-une-visite', false],
    ['/v1.5/api', false],
    ['/', false],
  ])('for %s returns %s', (pathname, want) => expect(isFilePath(pathname)).toBe(want));
});

import { describe, expect, it } from 'vitest';
import { assertNoBaseUrlConflict } from './assertNoBaseUrlConflict.ts';

const paths = ['/', '/docs/intro', '/docs/visites-guide/overview', '/api', '/api/schemas/Visite', '/search'];

describe('assertNoBaseUrlConflict', () => {
  it.each([
    ['/docs/', '/docs/intro'],
    ['/docs/visites-guide/', '/docs/visites-guide/overview'],
    ['/docs/intro/', '/docs/intro'],
    ['/api/schemas/', '/api/schemas/Visite'],
    ['/search/', '/search'],
  ])('rejects %s', (baseUrl, page) => {
    expect(() => assertNoBaseUrlConflict(baseUrl, paths)).toThrow(
      `The base URL "${baseUrl}" must not be the path of a page or of a folder of pages: Docusaurus would not add it to links to ${page}.\n  → Set BASE_URL`,
    );
  });

  it.each(['/', '/documentation/', '/docs/visites/', '/docs/visites-guide/2026/', '/doc/'])('accepts %s', (baseUrl) => {
    expect(() => assertNoBaseUrlConflict(baseUrl, paths)).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { assertBaseUrlApart } from './assertBaseUrlApart';

const paths = ['/', '/docs/intro', '/docs/visites-guide/overview', '/api', '/api/schemas/Visite', '/search'];

describe('assertBaseUrlApart', () => {
  it.each([
    ['/docs/', '/docs/intro'],
    ['/docs/visites-guide/', '/docs/visites-guide/overview'],
    ['/docs/intro/', '/docs/intro'],
    ['/api/schemas/', '/api/schemas/Visite'],
    ['/search/', '/search'],
  ])('refuses %s', (baseUrl, page) => {
    expect(() => assertBaseUrlApart(baseUrl, paths)).toThrow(
      `The base URL "${baseUrl}" must not be a route of the site: a link to ${page} would seem to hold it.\n  → Set BASE_URL`,
    );
  });

  it.each(['/', '/documentation/', '/docs/visites/', '/docs/visites-guide/2026/', '/doc/'])('takes %s', (baseUrl) => {
    expect(() => assertBaseUrlApart(baseUrl, paths)).not.toThrow();
  });
});

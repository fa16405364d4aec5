import { describe, expect, it } from 'vitest';
import { assertOwnPaths, loadedReference, loadedReferences } from './siteContext.ts';

const withPaths = (...paths: readonly string[]) => ({
  'api-reference': Object.fromEntries(
    paths.map((basePath, index) => {
      const id = index === 0 ? 'default' : `other-${index}`;
      return [id, { id, basePath }];
    }),
  ),
});

describe('loadedReferences', () => {
  it('returns the main reference first', () => {
    const { default: main, ...others } = withPaths('/a', '/b')['api-reference'];
    const allContent = { 'api-reference': { ...others, default: main } };
    expect(loadedReferences(allContent).map(({ id }) => id)).toEqual(['default', 'other-1']);
    expect(loadedReference(allContent)?.id).toBe('default');
    expect(loadedReference(allContent, 'other-1')?.basePath).toBe('/b');
    expect(loadedReference(allContent, 'none')).toBeUndefined();
  });
});

describe('assertOwnPaths', () => {
  it('accepts references beside each other', () =>
    expect(() => assertOwnPaths(withPaths('/api', '/apis', '/partner'))).not.toThrow());

  it.each([['/api'], ['/api/partner']])('reports a reference at %s beside one at /api', (path) =>
    expect(() => assertOwnPaths(withPaths('/api', path))).toThrow(
      `routeBasePath\n  The references "default" and "other-1" are at "/api" and "${path}".`,
    ),
  );
});

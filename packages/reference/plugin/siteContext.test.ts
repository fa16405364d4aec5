import { describe, expect, it } from 'vitest';
import { referencePlugin } from '@reliure/docusaurus/node';
import { assertOwnPaths, loadedReference, loadedReferences } from './siteContext.ts';

const withPaths = (...paths: readonly string[]) => ({
  [referencePlugin]: Object.fromEntries(
    paths.map((basePath, index) => {
      const id = index === 0 ? 'default' : `other-${index}`;
      return [id, { id, basePath, changelogPage: null }];
    }),
  ),
});

describe('loadedReferences', () => {
  it('returns the main reference first', () => {
    const { default: main, ...others } = withPaths('/a', '/b')[referencePlugin];
    const allContent = { [referencePlugin]: { ...others, default: main } };
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

  it('reports changelogs whose feeds would have one address', () => {
    const withLogs = (...pages: readonly (string | null)[]) => ({
      [referencePlugin]: Object.fromEntries(
        pages.map((changelogPage, index) => [index, { id: `r${index}`, basePath: `/r${index}`, changelogPage }]),
      ),
    });
    expect(() => assertOwnPaths(withLogs('/docs/a/log', '/docs/b/log', null, null))).not.toThrow();
    expect(() => assertOwnPaths(withLogs('/docs/a', '/docs/b'))).toThrow(
      'changelogPage\n  The references "r0" and "r1" show their changelogs at /docs/a and /docs/b, and would both write /docs/rss.xml.',
    );
  });
});

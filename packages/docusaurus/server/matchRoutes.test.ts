import { matchRoutes as matchByPatterns } from 'react-router-config';
import { describe, expect, it, vi } from 'vitest';
import { matchRoutes } from './matchRoutes';

vi.mock('@docusaurus/router', () => import('react-router'));

const routes = [
  { path: '/blog', exact: true },
  { path: '/blog/a', exact: true },
  {
    path: '/docs',
    exact: false,
    routes: [
      {
        path: '/docs',
        routes: [
          { path: '/docs/a', exact: true },
          { path: '/docs', exact: true },
        ],
      },
    ],
  },
  { path: '/docs/a', exact: false, routes: [] },
  { path: '/api/:slug', exact: true },
  { path: '/api/other', exact: false },
  { path: '/', exact: true },
  { path: '*' },
];

describe('matchRoutes', () => {
  it.each([
    ['/', ['/']],
    ['/blog', ['/blog']],
    ['/blog/', ['/blog']],
    ['/blog/a', ['/blog/a']],
    ['/blog/b', ['*']],
    ['/docs', ['/docs', '/docs', '/docs']],
    ['/docs/a', ['/docs', '/docs', '/docs/a']],
    ['/docs/b', ['/docs', '/docs']],
    ['/api/creer', ['/api/:slug']],
    ['/404.html', ['*']],
  ])('finds what react-router-config finds for %s', (pathname, paths) => {
    const found = matchRoutes(routes, pathname);
    expect(found.map(({ route }) => route.path)).toEqual(paths);
    expect(found).toEqual(matchByPatterns(routes, pathname));
  });

  it('prefers a page’s own path to a pattern', () => {
    expect(matchRoutes([{ path: '/api/:slug' }, { path: '/api/other' }], '/api/other')).toMatchObject([
      { route: { path: '/api/other' }, match: { params: {} } },
    ]);
  });
});

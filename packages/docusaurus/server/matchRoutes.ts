import { matchPath } from '@docusaurus/router';

/** A route of the site, with those below it. */
interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

interface Branch<R> {
  readonly route: R;
  readonly match: NonNullable<ReturnType<typeof matchPath>>;
}

/**
 * The routes that lead to a page, from above, as react-router-config finds them. A route whose path is the page’s own is
 * tried first: to match each page against the pattern of every other takes longer the more pages there are, by the square.
 */
export function matchRoutes<R extends Route>(routes: readonly R[], pathname: string): readonly Branch<R | Route>[] {
  const own = routes.find(({ path, routes: below }) => path === pathname && below === undefined);
  for (const route of own === undefined ? routes : [own, ...routes]) {
    const match = matchPath(pathname, route);
    if (match !== null) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

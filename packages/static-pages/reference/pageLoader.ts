import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { intendedLink, isPrefetchable } from '@reliure/browser';
import { pages } from './pages.ts';

/**
 * Creates a loader for the pages of all references. For other pages, it does nothing.
 *
 * @param landingPaths Paths of their landing pages, base URL included.
 */
export function createPageLoader(landingPaths: readonly string[]): (pathname: string) => Promise<unknown> {
  const load = async (pathname: string): Promise<unknown> =>
    landingPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? pages.load(pathname) : null;
  // If React started because the visitor points at a link or focuses it, load that link’s page during hydration.
  const intended = ExecutionEnvironment.canUseDOM ? intendedLink() : null;
  // Errors are ignored here: following the link loads the page again, and reports the error.
  if (isPrefetchable(intended)) load(intended.pathname).catch(() => undefined);
  return load;
}

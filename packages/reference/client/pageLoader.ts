import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { intendedLink, isPrefetchable } from '@reliure/browser';
import { pages } from './pages.ts';

/**
 * Creates a loader for the pages of the reference. For other pages, it does nothing.
 *
 * @param landingPath Path of the landing page, base URL included.
 */
export function createPageLoader(landingPath: string): (pathname: string) => Promise<unknown> {
  const load = async (pathname: string): Promise<unknown> =>
    pathname === landingPath || pathname.startsWith(`${landingPath}/`) ? pages.load(pathname) : null;
  // If React started because the visitor points at a link or focuses it, load that link’s page during hydration.
  const intended = ExecutionEnvironment.canUseDOM ? intendedLink() : null;
  // Errors are ignored here: following the link loads the page again, and reports the error.
  if (isPrefetchable(intended)) load(intended.pathname).catch(() => undefined);
  return load;
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { aimedLink, isPageAhead } from '@apidoc/browser';
import { pages } from './pages';

/**
 * Loads what a page of the reference shows, and nothing for other pages.
 *
 * @param landingPath Path of the landing page, base URL included.
 */
export function createPageLoader(landingPath: string): (pathname: string) => Promise<unknown> {
  const load = async (pathname: string): Promise<unknown> =>
    pathname === landingPath || pathname.startsWith(`${landingPath}/`) ? pages.load(pathname) : null;
  // The link that made React start: its page comes, and is read, while React takes this one over.
  const aimed = ExecutionEnvironment.canUseDOM ? aimedLink() : null;
  // What fails here is asked for again, and shown, when the link is followed.
  if (isPageAhead(aimed)) load(aimed.pathname).catch(() => undefined);
  return load;
}

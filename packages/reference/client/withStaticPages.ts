import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { aimedLink, isPageAhead } from '@apidoc/browser';
import { isDataDear } from '@apidoc/browser/urls';
import { referencePath } from '@apidoc/richtext';
import { pages } from './pages';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const landingPath = `${siteConfig.baseUrl}${referencePath().slice(1)}`;
const next = { pathname: ExecutionEnvironment.canUseDOM ? location.pathname : '' };

// The link that made React start: its page comes, and is read, while React takes this one over.
if (ExecutionEnvironment.canUseDOM) {
  const aimed = aimedLink();
  if (isPageAhead(aimed)) loadAhead(aimed.pathname);
}

/**
 * Makes a route’s component load the page as well as its own code before it is shown, so that what Docusaurus does while
 * a route loads, and when it fails, holds for the reference too.
 */
export function withStaticPages<Component extends Preloadable>(component: Component): Component {
  const loadCode = component.preload;
  component.preload = () => Promise.all([loadCode?.(), isOfReference(next.pathname) && pages.load(next.pathname)]);
  return component;
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation, location }) {
    // Docusaurus tells where it goes before it loads what the way needs.
    next.pathname = location.pathname;
    if (previousLocation === null) preloadPages();
  },
};

export default clientModule;

/** A link that is aimed at has its page loaded, as Docusaurus loads the code of other pages. */
function preloadPages(): void {
  const { preload } = window.docusaurus;
  window.docusaurus = {
    ...window.docusaurus,
    preload(pathname) {
      loadAhead(pathname);
      return preload(pathname);
    },
  };
}

/** What fails here is asked for again, and told, when the link is followed. */
function loadAhead(pathname: string): void {
  if (isOfReference(pathname) && !isDataDear()) pages.load(pathname).catch(() => undefined);
}

function isOfReference(pathname: string): boolean {
  return pathname === landingPath || pathname.startsWith(`${landingPath}/`);
}

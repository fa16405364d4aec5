import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pages } from './pages';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

const next = { pathname: ExecutionEnvironment.canUseDOM ? location.pathname : '' };

/**
 * Makes a route’s component load the page as well as its own code before it is shown, so that what Docusaurus does while
 * a route loads, and when it fails, holds for the reference too.
 */
export function withStaticPages<Component extends Preloadable>(component: Component): Component {
  const loadCode = component.preload;
  component.preload = () => Promise.all([loadCode?.(), pages.load(next.pathname)]);
  return component;
}

/** Docusaurus tells where it goes before it loads what the way needs. */
const clientModule: ClientModule = {
  onRouteUpdate({ location }) {
    next.pathname = location.pathname;
  },
};

export default clientModule;

/**
 * Upstream: `@docusaurus/core/lib/client/clientEntry.js`, 3.10.2, which renders into `window.docusaurusRoot` if that is
 * set, and otherwise hydrates the document as the page of the current address. This client module runs before it.
 *
 * Why: a static server responds to `/docs/nothing` with the not-found page. Hydrated as the page of a guide, it causes
 * an error in the console, is rendered again, and leaves attributes of one page in the other (adr/0005).
 *
 * Unnecessary once Docusaurus compares the document with the address, or renders 404.html separately.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { createRoot } from 'react-dom/client';

/** Makes Docusaurus render the page from scratch if the document was built for another address. */
function matchDocumentToAddress(): ClientModule {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const container = document.getElementById('__docusaurus');
  // Without a canonical link, as in development, there is no address to compare.
  if (canonical === null || container === null || new URL(canonical.href).pathname === location.pathname) return {};
  // Nothing that the browser knows about the document, such as the scroll position, is true of the page.
  container.dataset['needsApp'] = '';
  const root = createRoot(container);
  window.docusaurusRoot = root;
  return {
    onRouteDidUpdate() {
      if (window.docusaurusRoot !== root) throw new Error('Docusaurus did not render into window.docusaurusRoot.');
    },
  };
}

export default ExecutionEnvironment.canUseDOM ? matchDocumentToAddress() : {};

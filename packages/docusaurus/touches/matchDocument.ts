/**
 * Upstream: `@docusaurus/core/lib/client/clientEntry.js`, 3.10.2, which renders into `window.docusaurusRoot` where that is
 * set, and takes the document as the page’s own where it is not. A client module, which runs before.
 *
 * Why: a static server answers `/docs/nothing` with the not-found page. Taken as that of a guide, it is rendered anew with an
 * error in the console, and attributes of the one page stay in the other (adr/0005).
 *
 * Unnecessary once Docusaurus compares the document with the address, or renders 404.html apart.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { createRoot } from 'react-dom/client';

/** Has a document that was made for another address rendered anew. */
function matchDocumentToAddress(): ClientModule {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const container = document.getElementById('__docusaurus');
  // Without a canonical link, as while developing, there is nothing that could differ.
  if (canonical === null || container === null || new URL(canonical.href).pathname === location.pathname) return {};
  const root = createRoot(container);
  window.docusaurusRoot = root;
  return {
    onRouteDidUpdate() {
      if (window.docusaurusRoot !== root) throw new Error('Docusaurus did not render into window.docusaurusRoot.');
    },
  };
}

export default ExecutionEnvironment.canUseDOM ? matchDocumentToAddress() : {};

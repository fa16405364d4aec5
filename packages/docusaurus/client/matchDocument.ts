import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

/**
 * Runs before React starts. Keeps it from taking a document that was made for another address as its own: a server answers
 * `/docs/nothing` with the not-found page.
 */
function matchDocumentToAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const container = document.getElementById('__docusaurus');
  // Without a canonical link, as while developing, there is nothing that could differ.
  if (canonical === null || container === null) return;
  if (new URL(canonical.href).pathname !== location.pathname) window.docusaurusRoot = createRoot(container);
}

if (ExecutionEnvironment.canUseDOM) matchDocumentToAddress();

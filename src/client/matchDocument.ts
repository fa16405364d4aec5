import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { createRoot } from 'react-dom/client';

/**
 * Runs before React starts. Gives the page its one true address, and keeps React from taking a document that was made
 * for another address as its own: a server answers `/docs/nothing` with the not-found page.
 */
function matchDocumentToAddress(): void {
  const { pathname, search, hash } = window.location;
  const normalized = normalizePathname(pathname);
  const made = documentPathname();
  if (normalized !== pathname) {
    if (made !== null && made !== normalized) {
      window.location.replace(normalized + search + hash);
      return;
    }
    window.history.replaceState(window.history.state, '', normalized + search + hash);
  }
  const container = document.getElementById('__docusaurus');
  if (made !== null && made !== normalized && container !== null) {
    window.docusaurusRoot = createRoot(container);
  }
}

/**
 * Addresses without `.html`, `/index` or a slash at their end; only the home page’s is the base URL’s own.
 *
 * @example normalizePathname('/docs/intro/index.html') // '/docs/intro'
 */
export function normalizePathname(pathname: string): string {
  const bare = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return bare === siteConfig.baseUrl ? bare : bare.replace(/\/+$/, '') || siteConfig.baseUrl;
}

/** The address that the document was made for; `null` where it does not say, as while developing. */
function documentPathname(): string | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? null : normalizePathname(new URL(canonical.href).pathname);
}

if (ExecutionEnvironment.canUseDOM) matchDocumentToAddress();

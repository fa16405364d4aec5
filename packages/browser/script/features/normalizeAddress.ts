import { normalizePathname } from '../../shared/normalizePathname.ts';
import { whenParsed } from '../whenParsed.ts';

/** Replaces the URL with the canonical one when a host serves `page.html` or `page/index` without a redirect. */
export function normalizeAddress(baseUrl: string): void {
  // By then, the canonical link has been parsed, and Docusaurus has not read the address yet.
  whenParsed(() => normalize(baseUrl));
}

function normalize(baseUrl: string): void {
  const { pathname, search, hash } = location;
  const normalized = normalizePathname(pathname, baseUrl);
  if (normalized === pathname) return;
  const address = normalized + search + hash;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The host may have served its not-found page for this URL, so the normalized URL is requested.
  const isOtherPage = canonical !== null && new URL(canonical.href).pathname !== normalized;
  if (isOtherPage) location.replace(address);
  else history.replaceState(history.state, '', address);
}

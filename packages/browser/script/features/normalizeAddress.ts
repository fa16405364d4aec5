import { normalizePathname } from '../../shared/normalizePathname';

/** Gives the page its one true address, where a host serves `page.html` or `page/index` as they are. */
export function normalizeAddress(baseUrl: string): void {
  // The canonical link is read by then.
  document.addEventListener('DOMContentLoaded', () => normalize(baseUrl));
}

function normalize(baseUrl: string): void {
  const { pathname, search, hash } = location;
  const normalized = normalizePathname(pathname, baseUrl);
  if (normalized === pathname) return;
  const address = normalized + search + hash;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // A host may have answered with its not-found page; the true address deserves an answer of its own.
  const isOtherPage = canonical !== null && new URL(canonical.href).pathname !== normalized;
  if (isOtherPage) location.replace(address);
  else history.replaceState(history.state, '', address);
}

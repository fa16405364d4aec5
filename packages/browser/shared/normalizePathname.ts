/**
 * Addresses without `.html`, `/index` or a slash at their end; only the home page’s is the base URL’s own. Of several
 * slashes one is left: hosts take them for one, the router does not, and at the start they would name another host.
 *
 * @example normalizePathname('/docs/intro/index.html', '/') // '/docs/intro'
 */
export function normalizePathname(pathname: string, baseUrl: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return bare === baseUrl ? bare : bare.replace(/\/+$/, '') || baseUrl;
}

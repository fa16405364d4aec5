/**
 * Addresses without `.html`, `/index` or a slash at their end; only the home page’s is the base URL’s own. What begins
 * with two slashes would be another host’s address: one is left.
 *
 * @example normalizePathname('/docs/intro/index.html', '/') // '/docs/intro'
 */
export function normalizePathname(pathname: string, baseUrl: string): string {
  const bare = pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return bare === baseUrl ? bare : bare.replace(/\/+$/, '') || baseUrl;
}

/**
 * Removes `.html`, `/index` and a slash from the end of a path; only the home page keeps the slash of the base URL.
 * Repeated slashes become one: hosts treat them as one, the router does not, and at the start they would name another
 * host. The base URL without its slash is the home page.
 *
 * @example normalizePathname('/docs/intro/index.html', '/') // '/docs/intro'
 */
export function normalizePathname(pathname: string, baseUrl: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  const target = bare.replace(/\/+$/, '');
  return `${target}/` === baseUrl ? baseUrl : target;
}

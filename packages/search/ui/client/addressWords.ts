import { decodeAddress } from '@reliure/openapi';

/**
 * Returns the words of a path, as a query for the search. The name of a part of the site, such as `docs`, is in all
 * its addresses and is left out.
 *
 * @param pathname The path, base URL included. It may contain anything.
 * @param parts The first segments of the parts of the site.
 * @example addressWords('/docs/guide_des-visites.html', '/', ['docs']) // 'guide des visites'
 */
export function addressWords(pathname: string, baseUrl: string, parts: readonly string[]): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const [first = '', ...others] = decodeAddress(path)
    .replace(/\.\w{2,4}$/, '')
    .split('/')
    .filter((segment) => segment !== '');
  const segments = parts.includes(first) ? others : [first, ...others];
  return segments
    .flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 200);
}

/** Scheme of the addresses of a reference’s own pages, which do not say where the reference is on the site. */
const scheme = 'reference:/';

/** Id of the main reference of a site. */
export const mainReference = 'default';

/** Base path of a reference whose site does not choose one. */
export const defaultBasePath = '/api';

/**
 * Returns the base path of a reference from the option of a site, or else the default one.
 *
 * @example toBasePath('reference/') // '/reference'
 */
export function toBasePath(routeBasePath: string = defaultBasePath): string {
  return `/${routeBasePath.replace(/^\/+|\/+$/g, '')}`;
}

/** Returns the address of a page of the reference, whichever path the reference has. */
export function toReferenceAddress(path: string): string {
  return scheme + path;
}

/** Whether an address is that of a page of the reference, whichever path the reference has. */
export function isReferenceAddress(address: string): boolean {
  return address.startsWith(scheme);
}

/**
 * Returns the path of an address from the site’s root. Addresses of other pages are returned unchanged.
 *
 * @param basePath Path of the reference, such as `/api`.
 * @example toSitePath('reference:/creer-une-visite', '/api') // '/api/creer-une-visite'
 * @example toSitePath('reference:/#visites', '/api') // '/api#visites'
 */
export function toSitePath(address: string, basePath: string): string {
  if (!isReferenceAddress(address)) return address;
  const path = address.slice(scheme.length);
  return /^(?:[?#]|$)/.test(path) ? basePath + path : `${basePath}/${path}`;
}

/**
 * Returns the address of a page of the reference from its path on the site; `null` for other pages.
 *
 * @example fromSitePath('/api/creer-une-visite#corps', '/api') // 'reference:/creer-une-visite#corps'
 */
export function fromSitePath(path: string, basePath: string): string | null {
  if (!path.startsWith(basePath)) return null;
  const rest = path.slice(basePath.length);
  if (/^(?:[?#]|$)/.test(rest)) return scheme + rest;
  return rest.startsWith('/') ? scheme + rest.slice(1) : null;
}

/** Resolves the addresses of all links in a tree of Markdown or HTML, which consists of plain data. */
export function resolveAddresses<Tree>(tree: Tree, basePath: string): Tree {
  return JSON.parse(JSON.stringify(tree), (member, value: unknown) =>
    (member === 'url' || member === 'href') && typeof value === 'string' ? toSitePath(value, basePath) : value,
  ) as Tree;
}

/**
 * Address of a page of the reference, from the site’s root; the landing page’s without a slug.
 *
 * @example referencePath('creer-une-visite') // '/api/creer-une-visite'
 */
export function referencePath(slug?: string): string {
  return slug === undefined ? '/api' : `/api/${slug}`;
}

/** Address of a group of operations on the landing page. */
export function groupPath(slug: string): string {
  return `${referencePath()}#${slug}`;
}

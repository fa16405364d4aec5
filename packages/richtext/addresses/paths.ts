/** Last part of the address of the introduction, where the contract speaks of the API as a whole. */
export const introductionSlug = 'introduction';

/** Last part of the address of the catalogue of errors. */
export const errorsSlug = 'erreurs';

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

/** Address of an error in the catalogue, by its code. */
export function errorPath(code: string): string {
  return `${referencePath(errorsSlug)}#${codeAnchor(code)}`;
}

/** A code or a name as an anchor, as of an error or a state on its page: without the signs that no anchor can hold. */
export function codeAnchor(code: string): string {
  return code.replace(/[\s#]+/g, '-');
}

/** The place of all errors of one status in the catalogue. */
export function statusAnchor(status: string): string {
  return `statut-${status}`;
}

/** Forms in which a list of coded values can be downloaded, by the ending of the file’s name. */
export type ListForm = 'csv' | 'json';

/** Address of a list of coded values as a file, from the site’s root. */
export function listFilePath(slug: string, form: ListForm): string {
  return `${referencePath(slug)}.${form}`;
}
/** Place of the list of files on the landing page. */
export const downloadsAnchor = 'telechargements';

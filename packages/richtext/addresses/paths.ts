/** Slug of the introduction, which contains the contract’s description of the whole API. */
export const introductionSlug = 'introduction';

/** Slug of the error catalogue. */
export const errorsSlug = 'erreurs';

/** Name of the reference where other parts of the site stand beside it: in lists of results and in filters of the search. */
export const referenceLabel = 'Référence API';

/**
 * Returns the path of a page of the reference from the site’s root. Without a slug, it is the landing page’s path.
 *
 * @example referencePath('creer-une-visite') // '/api/creer-une-visite'
 */
export function referencePath(slug?: string): string {
  return slug === undefined ? '/api' : `/api/${slug}`;
}

/** Returns the URL of a group of operations on the landing page. */
export function groupPath(slug: string): string {
  return `${referencePath()}#${slug}`;
}

/** Returns the URL of an error in the catalogue, from its code. */
export function errorPath(code: string): string {
  return `${referencePath(errorsSlug)}#${codeAnchor(code)}`;
}

/**
 * Returns the anchor for a code or a name, such as that of an error or a state. Replaces characters that anchors cannot
 * contain.
 */
export function codeAnchor(code: string): string {
  return code.replace(/[\s#]+/g, '-');
}

/** Returns the anchor of all errors with one status in the catalogue. */
export function statusAnchor(status: string): string {
  return `statut-${status}`;
}

/**
 * Formats that a list of coded values can be downloaded in, as file extensions. Spreadsheets set to French separate
 * columns at semicolons, and show a file with commas as one column: `tableur.csv` is for them.
 */
export const listForms = ['csv', 'tableur.csv', 'json'] as const;

/** A format of `listForms`. */
export type ListForm = (typeof listForms)[number];

/** Returns the path of a list of coded values as a file, from the site’s root. */
export function listFilePath(slug: string, form: ListForm): string {
  return `${referencePath(slug)}.${form}`;
}
/** Anchor of the list of files on the landing page. */
export const downloadsAnchor = 'telechargements';

/** Folder of the pictures that other sites show beside a link to this one. Pages do not show them. */
export const sharedPictures = 'partage';

/**
 * Returns the path of the picture of a part of the site.
 *
 * @example sharedPicturePath('docs') // '/partage/docs.png'
 */
export function sharedPicturePath(part: 'site' | 'docs' | 'blog' | 'api' | `api-${string}`): string {
  return `/${sharedPictures}/${part}.png`;
}

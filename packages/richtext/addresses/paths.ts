import { createSlugs, toTextSlug } from '@reliure/openapi';
import { language } from '@reliure/language';
import type { Language } from '@reliure/language';
import type { ListForm } from '../texts.fr.ts';
import { texts } from '../texts.ts';
import { mainReference, toReferenceAddress } from './sitePath.ts';

/** Path of the index of all Markdown versions, from the site’s root. @see https://llmstxt.org */
export const indexPath = '/llms.txt';

/** Path of the catalogue of APIs, from the root of the host. @see https://www.rfc-editor.org/rfc/rfc9727 */
export const apiCatalogPath = '/.well-known/api-catalog';

/** Folder of the skills for agents, from the root of the host. @see https://github.com/cloudflare/agent-skills-discovery-rfc */
export const skillsFolder = '/.well-known/agent-skills';

/** Slug of the introduction, which contains the contract’s description of the whole API. */
export const introductionSlug = 'introduction';

/** Returns the slug of the error catalogue. */
export function errorsSlug(): string {
  return texts().slugs.errors;
}

/**
 * Returns the name of the reference where other parts of the site stand beside it: in lists of results and in filters of
 * the search.
 *
 * @param of The language of the site, for components.
 */
export function referenceLabel(of: Language = language()): string {
  return texts(of).reference;
}

/**
 * Returns the address of a page of the reference, as models and descriptions write it. `toSitePath` resolves it. Without
 * a slug, it is the landing page’s address.
 *
 * @example referencePath('creer-une-visite') // 'reference:/creer-une-visite'
 */
export function referencePath(slug = ''): string {
  return toReferenceAddress(slug);
}

/** Returns the address of a group of operations on the landing page. */
export function groupPath(slug: string): string {
  return `${referencePath()}#${slug}`;
}

/**
 * Returns the slug of an error’s page. It depends on the code alone, so that any text can link to it; codes that only
 * differ by case, which URLs may not distinguish, have the same page.
 */
export function errorSlug(code: string): string {
  const claim = createSlugs();
  return `${errorsSlug()}/${claim(toTextSlug(code, texts().slugs.errors))}`;
}

/** Returns the address of an error, from its code. */
export function errorPath(code: string): string {
  return referencePath(errorSlug(code));
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
  return texts().anchors.status(status);
}

/** Returns the formats that a list of coded values can be downloaded in. */
export function listForms(): readonly ListForm[] {
  return texts().listForms;
}

/** Returns the address of a list of coded values as a file. */
export function listFilePath(slug: string, form: ListForm): string {
  return `${referencePath(slug)}.${form}`;
}

/**
 * Returns the anchor of the list of files on the landing page.
 *
 * @param of The language of the site, for components.
 */
export function downloadsAnchor(of: Language = language()): string {
  return texts(of).slugs.downloads;
}

/** Returns the folder of the pictures that other sites show beside a link to this one. Pages do not show them. */
export function sharedPictures(of: Language = language()): string {
  return texts(of).slugs.sharedPictures;
}

/**
 * Returns the path of the picture of a part of the site.
 *
 * @param of The language of the site, for components.
 * @example sharedPicturePath('docs') // '/sharing/docs.png', or '/partage/docs.png'
 */
export function sharedPicturePath(part: 'site' | 'docs' | 'blog' | `api${string}`, of: Language = language()): string {
  return `/${sharedPictures(of)}/${part}.png`;
}

/**
 * Returns the path of the picture of a reference, or of a group of its operations.
 *
 * @param reference The reference’s id.
 * @param of The language of the site, for components.
 * @example referencePicturePath('partner', 'loans') // '/sharing/api.partner-loans.png'
 */
export function referencePicturePath(reference: string, group?: string, of: Language = language()): string {
  const name = reference === mainReference ? 'api' : (`api.${reference}` as const);
  return sharedPicturePath(group === undefined ? name : `${name}-${group}`, of);
}

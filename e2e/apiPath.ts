import { defaultBasePath, referencePath, toSitePath } from '@reliure/richtext';

/** Returns the path of a page of the reference; without a slug, that of the landing page. */
export function apiPath(slug?: string): string {
  return toSitePath(referencePath(slug), defaultBasePath);
}

import { referencePath } from '@reliure/richtext';

/** Returns the path of a mapping, or of all mappings to a standard, as a file from the site’s root. */
export function conceptMapPath(slug: string): string {
  return `${referencePath(slug)}.json`;
}

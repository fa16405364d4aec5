import { referencePath } from '@reliure/richtext';

/** Returns the address of a mapping, or of all mappings to a standard, as a file. */
export function conceptMapPath(slug: string): string {
  return `${referencePath(slug)}.json`;
}

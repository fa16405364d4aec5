import { createSlugs, toNameSlug } from '@reliure/openapi';
import { texts } from '../texts/index.ts';

/**
 * Gives each name a slug in a folder. A number is added to slugs that only differ by case, which URLs may not
 * distinguish, and to names that servers treat specially, such as `index`, which is the folder’s own page.
 *
 * @example buildNameSlugs('schemas', ['Visite', 'visite']).get('visite') // 'schemas/visite-2'
 */
export function buildNameSlugs(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const claim = createSlugs();
  return new Map(names.map((name) => [name, `${folder}/${claim(toNameSlug(name) || texts().slugs.unnamed)}`]));
}

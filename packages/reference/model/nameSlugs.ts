import { toNameSlug } from '@apidoc/openapi';

/**
 * Gives each name a slug in a folder. A number is added to slugs that only differ by case, which URLs may not
 * distinguish, and to `index`, which is the folder’s own page.
 *
 * @example buildNameSlugs('schemas', ['Visite', 'visite']).get('visite') // 'schemas/visite-2'
 */
export function buildNameSlugs(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(['index']);
  return new Map(
    names.map((name) => {
      const wished = toNameSlug(name) || 'sans-nom';
      let slug = wished;
      for (let number = 2; taken.has(slug.toLowerCase()); number += 1) slug = `${wished}-${number}`;
      taken.add(slug.toLowerCase());
      return [name, `${folder}/${slug}`] as const;
    }),
  );
}

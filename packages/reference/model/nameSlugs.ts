import { toNameSlug } from '@apidoc/openapi';

/**
 * Gives each name a slug in a folder. A number is added to slugs that only differ by case, which URLs may not
 * distinguish, and to `index`, which is the folder’s own page.
 *
 * @example buildNameSlugs('schemas', ['Visite', 'visite']).get('visite') // 'schemas/visite-2'
 */
export function buildNameSlugs(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const used = new Set(['index']);
  return new Map(
    names.map((name) => {
      const preferred = toNameSlug(name) || 'sans-nom';
      let slug = preferred;
      for (let number = 2; used.has(slug.toLowerCase()); number += 1) slug = `${preferred}-${number}`;
      used.add(slug.toLowerCase());
      return [name, `${folder}/${slug}`] as const;
    }),
  );
}

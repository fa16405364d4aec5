/** The longest slug. File names have room for 255 bytes, but contain more than a slug: `postman-<slug>.json`. */
export const maxSlugLength = 80;

/**
 * Turns a title into a slug: lower case, without accents, with one hyphen for each run of other characters. A long one
 * is shortened.
 *
 * @example
 * slugify('Mettre à jour les données d’une visite') // 'mettre-a-jour-les-donnees-d-une-visite'
 */
export function slugify(text: string): string {
  const slug = toPlainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return shorten(slug);
}

/**
 * Turns a component’s name into a slug that is as close to the name as a URL allows. A long one is shortened.
 *
 * @example
 * toNameSlug('Résultat.Détail') // 'Resultat-Detail'
 */
export function toNameSlug(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '');
  const slug = escapeOtherScripts(letters)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return shorten(slug);
}

/**
 * Returns the slug of a text in any script. Letters that slugs cannot contain are written as code points if nothing else
 * would be left.
 *
 * @param fallback The slug of a text without letters and digits.
 */
export function toTextSlug(text: string, fallback: string): string {
  return slugify(text) || toNameSlug(text).toLowerCase() || fallback;
}

/**
 * Cuts a slug that is longer than `maxSlugLength` after a word and adds a hash of the whole. Slugs with the same start
 * stay different, and a slug does not depend on the others.
 */
function shorten(slug: string): string {
  if (slug.length <= maxSlugLength) return slug;
  const longest = maxSlugLength - 8;
  const words = new RegExp(`^.{${longest / 2},${longest}}(?=[-_])`).exec(slug)?.[0] ?? slug.slice(0, longest);
  return `${words.replace(/[-_]+$/, '')}-${toHash(slug)}`;
}

/** Returns seven letters and digits that differ for different texts, by the algorithm FNV-1a. */
function toHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Whether an `x-slug` of the contract can be used in a URL and as a file name as it is. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Returns a text in lower case without accents and ligatures. Letters of other scripts stay. */
export function toPlainLetters(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Writes letters of other scripts as code points. If they were dropped, different texts could get the same slug. */
export function escapeOtherScripts(text: string): string {
  return text.replace(/[^\x00-\x7f]/gu, (character) => `u${character.codePointAt(0)?.toString(16)}`);
}

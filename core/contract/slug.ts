import { toText, type JsonObject } from './json';

/** Last parts of the addresses under the reference that are not operations. */
export const pageSlugs = {
  introduction: 'introduction',
  schemas: 'schemas',
  lists: 'listes',
  errors: 'erreurs',
  lifecycles: 'etats',
} as const;

/** An operation may not take one of these: it would hide a page. */
export const reservedSlugs: ReadonlySet<string> = new Set(Object.values(pageSlugs));

/**
 * Turns a title into the last part of an address: lower case, no accent, every other run of signs one hyphen.
 *
 * @example
 * slugify('Mettre à jour les données d’une visite') // 'mettre-a-jour-les-donnees-d-une-visite'
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Turns a component's name into the last part of an address, as near to the name as an address can be.
 *
 * @example
 * toNameSlug('Résultat.Détail') // 'Resultat-Detail'
 */
export function toNameSlug(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '');
  return escapeOtherScripts(letters)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Whether a contract's own slug may stand in an address as it is. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * The address of an operation: its frozen `x-slug`, else its summary, its `operationId`, or its method and path. A
 * name in a script that slugs cannot carry is passed over for the next.
 */
export function operationSlug(operation: JsonObject, method: string, path: string): string {
  const frozen = toText(operation['x-slug']);
  if (frozen !== undefined) return frozen;
  for (const name of [operation['summary'], splitCamelCase(operation['operationId'])]) {
    const text = toText(name);
    if (text !== undefined && isCarriedBySlug(text)) return slugify(text);
  }
  return slugify(`${method} ${escapeOtherScripts(fold(path))}`);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** True when no letter or digit would be lost: `Visite (v2)` is carried, `訪問` is not. */
function isCarriedBySlug(text: string): boolean {
  const letters = fold(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /[a-z0-9]/.test(letter));
}

function splitCamelCase(name: unknown): string | undefined {
  return toText(name)?.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
}

/** Writes letters of other scripts as code points, so that two texts never fold into one. */
function escapeOtherScripts(text: string): string {
  return text.replace(/[^\x00-\x7f]/gu, (sign) => `u${sign.codePointAt(0)?.toString(16)}`);
}

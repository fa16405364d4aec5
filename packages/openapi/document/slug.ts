import { toText, type JsonObject } from './json';

/**
 * Turns a title into a slug: lower case, without accents, with one hyphen for each run of other characters.
 *
 * @example
 * slugify('Mettre à jour les données d’une visite') // 'mettre-a-jour-les-donnees-d-une-visite'
 */
export function slugify(text: string): string {
  return toPlainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Turns a component’s name into a slug that is as close to the name as a URL allows.
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

/** Whether an `x-slug` of the contract can be used in a URL as it is. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The properties of an operation that its slug is derived from. */
export interface SlugSource {
  readonly operation: JsonObject;
  readonly method: string;
  /** The path, or the name of the webhook. */
  readonly path: string;
}

/**
 * Returns the slugs of a contract’s operations, in the given order. Each is the frozen `x-slug`, or the first of these
 * that no other page has: the summary, the `operationId`, the method and path, the method and path with a number. A
 * name in a script that slugs cannot contain is skipped. Only frozen slugs can be duplicates or reserved.
 *
 * @param reserved Slugs that no operation gets, because it would hide another page of the reference.
 */
export function operationSlugs(sources: readonly SlugSource[], reserved: ReadonlySet<string>): readonly string[] {
  const used = new Set([...reserved, ...sources.map(({ operation }) => frozenSlug(operation))]);
  return sources.map((source) => {
    const frozen = frozenSlug(source.operation);
    if (frozen !== undefined) return frozen;
    const last = slugify(`${source.method} ${escapeOtherScripts(toPlainLetters(source.path))}`);
    const slug = [...nameSlugs(source.operation), last].find((name) => !used.has(name)) ?? addNumber(last, used);
    used.add(slug);
    return slug;
  });
}

/** Returns the `x-slug` of an operation. */
export function frozenSlug(operation: JsonObject): string | undefined {
  return toText(operation['x-slug']);
}

/** Returns the slugs of an operation’s names, the preferred one first. */
export function nameSlugs(operation: JsonObject): readonly string[] {
  return [operation['summary'], splitCamelCase(operation['operationId'])].flatMap((name) => {
    const text = toText(name);
    return text !== undefined && isPreservedBySlug(text) ? [slugify(text)] : [];
  });
}

/** @example addNumber('get-deed', new Set(['get-deed'])) // 'get-deed-2' */
function addNumber(slug: string, used: ReadonlySet<string | undefined>): string {
  let count = 2;
  while (used.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

function toPlainLetters(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Whether a slug would keep every letter and digit: true for `Visite (v2)`, false for `訪問`. */
function isPreservedBySlug(text: string): boolean {
  const letters = toPlainLetters(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /[a-z0-9]/.test(letter));
}

function splitCamelCase(name: unknown): string | undefined {
  return toText(name)?.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
}

/** Writes letters of other scripts as code points. If they were dropped, different texts could get the same slug. */
function escapeOtherScripts(text: string): string {
  return text.replace(/[^\x00-\x7f]/gu, (character) => `u${character.codePointAt(0)?.toString(16)}`);
}

import { toText, type JsonObject } from './json';

/**
 * Turns a title into the last part of an address: lower case, no accent, every other run of signs one hyphen.
 *
 * @example
 * slugify('Mettre à jour les données d’une visite') // 'mettre-a-jour-les-donnees-d-une-visite'
 */
export function slugify(text: string): string {
  return toPlainLetters(text)
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

/** What the address of an operation is made of. */
export interface SlugSource {
  readonly operation: JsonObject;
  readonly method: string;
  /** Or the name of the webhook. */
  readonly path: string;
}

/**
 * The addresses of a contract’s operations, in their order. Each is the frozen `x-slug`, else the first that no other page
 * has of: its summary, its `operationId`, its method and path, these with a number. A name in a script that slugs cannot
 * carry is passed over for the next. Only frozen slugs can be alike, or reserved.
 *
 * @param reserved No operation takes one of these: it would hide another page of the reference.
 */
export function operationSlugs(sources: readonly SlugSource[], reserved: ReadonlySet<string>): readonly string[] {
  const taken = new Set([...reserved, ...sources.map(({ operation }) => frozenSlug(operation))]);
  return sources.map((source) => {
    const frozen = frozenSlug(source.operation);
    if (frozen !== undefined) return frozen;
    const last = slugify(`${source.method} ${escapeOtherScripts(toPlainLetters(source.path))}`);
    const slug = [...nameSlugs(source.operation), last].find((name) => !taken.has(name)) ?? number(last, taken);
    taken.add(slug);
    return slug;
  });
}

/** The slug that a contract gives an operation itself. */
export function frozenSlug(operation: JsonObject): string | undefined {
  return toText(operation['x-slug']);
}

/** Slugs of the names that an operation has, the best first. */
export function nameSlugs(operation: JsonObject): readonly string[] {
  return [operation['summary'], splitCamelCase(operation['operationId'])].flatMap((name) => {
    const text = toText(name);
    return text !== undefined && isCarriedBySlug(text) ? [slugify(text)] : [];
  });
}

/** @example number('get-deed', new Set(['get-deed'])) // 'get-deed-2' */
function number(slug: string, taken: ReadonlySet<string | undefined>): string {
  let count = 2;
  while (taken.has(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

function toPlainLetters(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

/** True when no letter or digit would be lost: `Visite (v2)` is carried, `訪問` is not. */
function isCarriedBySlug(text: string): boolean {
  const letters = toPlainLetters(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /[a-z0-9]/.test(letter));
}

function splitCamelCase(name: unknown): string | undefined {
  return toText(name)?.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
}

/** Writes letters of other scripts as code points, so that two texts never fold into one. */
function escapeOtherScripts(text: string): string {
  return text.replace(/[^\x00-\x7f]/gu, (sign) => `u${sign.codePointAt(0)?.toString(16)}`);
}

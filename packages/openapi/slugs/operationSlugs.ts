import { toText, type JsonObject } from '../document/json.ts';
import { escapeOtherScripts, slugify, toPlainLetters } from './slug.ts';
import { createSlugs } from './uniqueSlugs.ts';

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
  const frozen = sources.map(({ operation }) => frozenSlug(operation));
  const claim = createSlugs([...reserved, ...frozen.filter((slug) => slug !== undefined)]);
  return sources.map(({ operation, method, path }, index) => {
    const last = slugify(`${method} ${escapeOtherScripts(toPlainLetters(path))}`);
    const [first, ...others] = [...nameSlugs(operation), last];
    return frozen[index] ?? claim(first, ...others);
  });
}

/** Returns the `x-slug` of an operation. */
export function frozenSlug(operation: JsonObject): string | undefined {
  return toText(operation['x-slug']);
}

/** Returns the slugs of an operation’s names, the preferred one first. The addresses of links are not part of a name. */
export function nameSlugs(operation: JsonObject): readonly string[] {
  const summary = toText(operation['summary'])?.replace(/\]\([^)]*\)/g, ']');
  return [summary, splitCamelCase(operation['operationId'])].flatMap((name) =>
    name !== undefined && isPreservedBySlug(name) ? [slugify(name)] : [],
  );
}

/** Whether a slug would keep every letter and digit: true for `Visite (v2)`, false for `訪問`. */
function isPreservedBySlug(text: string): boolean {
  const letters = toPlainLetters(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /[a-z0-9]/.test(letter));
}

function splitCamelCase(name: unknown): string | undefined {
  return toText(name)?.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2');
}

import { isObject, member, toArray, toText, type JsonObject } from '../document/json.ts';
import { pathItemOperations } from '../document/operations.ts';
import type { Resolve } from '../document/references.ts';

/** The part of a contract that decides whether something is internal. */
export interface Internals {
  readonly resolve: Resolve;
  /** Names of the internal tags. */
  readonly tags: ReadonlySet<string>;
}

/** Returns the names of those tags of a contract that are marked as internal. */
export function internalTags(tags: readonly unknown[]): ReadonlySet<string> {
  return new Set(tags.flatMap((tag) => (isMarked(tag) ? (toText(member(tag, 'name')) ?? []) : [])));
}

/** Whether an object itself has the mark. */
export function isMarked(node: unknown): boolean {
  return member(node, 'x-internal') === true;
}

/** Whether an operation is internal: it has the mark, or all its tags do. */
export function isInternalOperation(operation: JsonObject, tags: ReadonlySet<string>): boolean {
  const own = toArray(operation['tags']);
  return isMarked(operation) || (own.length > 0 && own.every((tag) => tags.has(String(tag))));
}

/**
 * Whether an object is left out of everything that is published: it has the mark, it refers to something that has it, or
 * it is an operation with internal tags only.
 */
export function isInternal(written: unknown, { resolve, tags }: Internals): boolean {
  if (!isObject(written)) return false;
  const { node } = resolve(written);
  return isMarked(written) || isInternalOperation(node, tags);
}

/** Whether a Path Item is left out: it is internal, or all its operations are. */
export function isInternalPathItem(written: unknown, internals: Internals): boolean {
  const operations = pathItemOperations(internals.resolve(written).node);
  const isEmptied = operations.length > 0 && operations.every(({ operation }) => isInternal(operation, internals));
  return isInternal(written, internals) || isEmptied;
}

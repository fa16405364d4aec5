import { isObject, members, type JsonObject } from './json.ts';
import { toOrderedObject } from './memberOrder.ts';
import type { Resolve } from './references.ts';

/** The members of a Path Item that are operations. */
const fixedMethods: ReadonlySet<string> = new Set([
  ...['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'],
]);

/** The member of a Path Item with the operations of all other methods. */
const others = 'additionalOperations';

/** An HTTP method as a Path Item names it: in lower case, unless it is one of the additional operations. */
export type HttpMethod = string;

/** An Operation Object with its method. */
export interface PathItemOperation {
  readonly method: HttpMethod;
  readonly operation: JsonObject;
}

/**
 * Returns the name of a method, as a request sends it.
 *
 * @example toMethodName('get') // 'GET'
 * @example toMethodName('Copy') // 'Copy'
 */
export function toMethodName(method: HttpMethod): string {
  return isFixed(method) ? method.toUpperCase() : method;
}

/** Returns the keys from a Path Item to the operation of a method, or of the name of one. */
export function methodKeys(method: HttpMethod): readonly string[] {
  return isFixed(method) ? [method.toLowerCase()] : [others, method];
}

/**
 * Returns the operations of a Path Item, in the contract’s order.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object
 */
export function pathItemOperations(pathItem: JsonObject): readonly PathItemOperation[] {
  return members(pathItem).flatMap(([key, value]) => {
    const found = fixedMethods.has(key) ? [[key, value] as const] : [];
    return (key === others ? additional(value) : found).flatMap(([method, operation]) =>
      isObject(operation) ? [{ method, operation }] : [],
    );
  });
}

/** Returns a Path Item with other operations. @param map Returns `null` for an operation to leave out. */
export function mapOperations(
  pathItem: JsonObject,
  map: (operation: PathItemOperation) => JsonObject | null,
): JsonObject {
  const mapped = (entries: readonly (readonly [string, unknown])[]) =>
    entries.flatMap(([method, operation]) => {
      const own = isObject(operation) ? map({ method, operation }) : operation;
      return own === null ? [] : [[method, own] as const];
    });
  return toOrderedObject(
    members(pathItem).flatMap(([key, value]) => {
      if (fixedMethods.has(key)) return mapped([[key, value]]);
      if (key !== others) return [[key, value] as const];
      const kept = mapped(additional(value));
      return kept.length === 0 ? [] : [[key, toOrderedObject(kept)] as const];
    }),
  );
}

/** An operation of a contract, with its place. */
export interface RootOperation extends PathItemOperation {
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly pathItem: JsonObject;
}

/** Returns the operations of a bundled contract in its order, without callbacks. */
export function rootOperations(
  document: JsonObject,
  resolve: Resolve,
  section: 'paths' | 'webhooks' = 'paths',
): readonly RootOperation[] {
  return members(document[section]).flatMap(([path, reference]) => {
    if (section === 'paths' && !isPath(path)) return [];
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).map((found) => ({ path, pathItem, ...found }));
  });
}

/** @see https://spec.openapis.org/oas/v3.1.0#patterned-fields */
export function isPath(name: string): boolean {
  return name.startsWith('/');
}

/** Returns the operation of a Path Item for a method, or for the name of one. */
export function findOperation(pathItem: JsonObject, method: string): PathItemOperation {
  const name = toMethodName(method);
  const found = pathItemOperations(pathItem).find((candidate) => toMethodName(candidate.method) === name);
  if (found === undefined) throw new Error(`The Path Item has no operation ${method}.`);
  return found;
}

/** A method with a member of its own is not an additional one. Other characters would need quotes in samples. */
function additional(operations: unknown): readonly (readonly [method: string, operation: unknown])[] {
  return members(operations).filter(([method]) => /^[\w.-]+$/.test(method) && !isFixed(method));
}

function isFixed(method: string): boolean {
  return fixedMethods.has(method.toLowerCase());
}

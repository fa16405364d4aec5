import { isObject, members, type JsonObject } from './json.ts';
import type { Resolve } from './references.ts';

/** The HTTP methods that a Path Item may have. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** An HTTP method in lower case, as in a Path Item. */
export type HttpMethod = (typeof httpMethods)[number];

/** An Operation Object with its key in the Path Item. */
export interface PathItemOperation {
  readonly method: HttpMethod;
  readonly operation: JsonObject;
}

/**
 * Returns the operations of a Path Item, in the contract’s order.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#path-item-object
 */
export function pathItemOperations(pathItem: JsonObject): readonly PathItemOperation[] {
  return members(pathItem).flatMap(([key, value]) =>
    isHttpMethod(key) && isObject(value) ? [{ method: key, operation: value }] : [],
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

/** Returns the operation of a Path Item for a method, which may be in upper or lower case. */
export function findOperation(pathItem: JsonObject, method: string): PathItemOperation {
  const found = pathItemOperations(pathItem).find((candidate) => candidate.method === method.toLowerCase());
  if (found === undefined) throw new Error(`The Path Item has no operation ${method}.`);
  return found;
}

function isHttpMethod(key: string): key is HttpMethod {
  return (httpMethods as readonly string[]).includes(key);
}

import { isObject, members, type JsonObject } from './json.ts';

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

/** Returns the operation of a Path Item for a method, which may be in upper or lower case. */
export function findOperation(pathItem: JsonObject, method: string): PathItemOperation {
  const found = pathItemOperations(pathItem).find((candidate) => candidate.method === method.toLowerCase());
  if (found === undefined) throw new Error(`The Path Item has no operation ${method}.`);
  return found;
}

function isHttpMethod(key: string): key is HttpMethod {
  return (httpMethods as readonly string[]).includes(key);
}

import { isObject, member, pathItemOperations, toObject } from '@reliure/openapi';
import type { HttpMethod, JsonObject } from '@reliure/openapi';

/** An operation, and all that it refers to. */
export interface OperationContract {
  readonly path: string;
  readonly method: HttpMethod;
  /** An OpenAPI document in which all references resolve. */
  readonly document: JsonObject;
}

/**
 * Returns the address of an operation’s contract: the file beside its page that visitors download, too.
 *
 * @param pageUrl Address of the operation’s page, without a fragment or a query.
 * @example operationContractUrl('/api/creer-une-visite') // '/api/creer-une-visite.openapi.json'
 */
export function operationContractUrl(pageUrl: string): string {
  return `${pageUrl.replace(/(?:\.html|\/)$/, '')}.openapi.json`;
}

/** Reads the contract of an operation from its file; `null` if that has no such operation. */
export function toOperationContract(document: unknown, path: string, method: string): OperationContract | null {
  if (!isObject(document)) return null;
  const own = pathItemOperations(toObject(member(document['paths'], path))).find(
    (one) => one.method === method.toLowerCase(),
  );
  return own === undefined ? null : { path, method: own.method, document };
}

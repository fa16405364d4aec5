import { members, pathItemOperations } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { SampleSource } from '@reliure/samples';

/** An operation of `paths`, and its place in words. */
export interface ContractOperation extends SampleSource {
  /** @example 'GET /v1/visites' */
  readonly location: string;
}

/** Returns all operations of a contract. */
export function contractOperations(document: JsonObject, resolve: Resolve): readonly ContractOperation[] {
  return members(document['paths']).flatMap(([path, reference]) => {
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).map(({ method, operation }) => {
      return { path, method, operation, pathItem, location: `${method.toUpperCase()} ${path}` };
    });
  });
}

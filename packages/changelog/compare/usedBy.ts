import { append, collectReferences, createResolve, toArray, toContractParts } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { collectContractOperations, operationKey } from './shape/operations.ts';

/** Returns the operations that use a component, directly or indirectly, as `GET /path`, in the contract’s order. */
export type UsedBy = (section: string, name: string) => readonly string[];

/** Finds the operations that use a component. The index is built on first use. */
export function createUsedBy(document: JsonObject): UsedBy {
  const operations = collectContractOperations(document, createResolve(document));
  let usedBy: ReadonlyMap<string, readonly string[]> | undefined;
  const collect = () => {
    const found = new Map<string, string[]>();
    const { reachableFrom } = toContractParts(document);
    for (const { owner, pathItem, operation } of operations) {
      const { parameters, requestBody, responses } = operation;
      const references = collectReferences([pathItem['parameters'], toArray(parameters), requestBody, responses]);
      for (const { path } of reachableFrom(references)) append(found, path.slice(1).join('/'), operationKey(owner));
    }
    return found;
  };
  return (section, name) => (usedBy ??= collect()).get(`${section}/${name}`) ?? [];
}

import { isPath, members, pathItemOperations } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import type { Owner } from '../types';

/** An operation, a webhook, or a callback of either, where it stands in a contract. */
export interface ContractOperation {
  readonly owner: Extract<Owner, { kind: 'operation' }>;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
  /** Whether it is the API that calls: then the integrator receives what the call sends. */
  readonly isCalledByApi: boolean;
}

/** All operations of a contract in its order, those that the API calls among them. */
export function collectContractOperations(document: JsonObject, resolve: Resolve): readonly ContractOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((place) =>
    members(document[place]).flatMap(([path, item]) =>
      place === 'paths' && !isPath(path) ? [] : fromPathItem(path, item, place === 'webhooks', resolve, 0),
    ),
  );
}

/** A callback that names itself as its own callback ends there. */
const maxDepth = 3;

function fromPathItem(
  path: string,
  item: unknown,
  isCalledByApi: boolean,
  resolve: Resolve,
  depth: number,
): readonly ContractOperation[] {
  const pathItem = resolve(item).node;
  return pathItemOperations(pathItem).flatMap(({ method, operation }) => {
    const owner = { kind: 'operation', method: method.toUpperCase(), path } as const;
    const callbacks = depth === maxDepth ? [] : members(operation['callbacks']);
    return [
      { owner, pathItem, operation, isCalledByApi },
      ...callbacks.flatMap(([name, callback]) =>
        members(resolve(callback).node).flatMap(([expression, inner]) =>
          fromPathItem(`${path} ${owner.method} ${name} ${expression}`, inner, true, resolve, depth + 1),
        ),
      ),
    ];
  });
}

/** @example 'GET /v1/visites' */
export function operationKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

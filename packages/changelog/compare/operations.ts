import { isPath, members, pathItemOperations } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import type { Owner } from '../types';

/** An operation, a webhook, or a callback of either, with its location in the contract. */
export interface ContractOperation {
  readonly owner: Extract<Owner, { kind: 'operation' }>;
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
  /** Whether the API makes the call. The integrator then receives the request. */
  readonly isCalledByApi: boolean;
}

/** Returns all operations of a contract in its order, including webhooks and callbacks. */
export function collectContractOperations(document: JsonObject, resolve: Resolve): readonly ContractOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    members(document[section]).flatMap(([path, item]) =>
      section === 'paths' && !isPath(path) ? [] : fromPathItem(path, item, section === 'webhooks', resolve, 0),
    ),
  );
}

/** The maximum nesting of callbacks. A callback may be its own callback. */
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

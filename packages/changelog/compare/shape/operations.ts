import { isPath, members, pathItemOperations, toMethodName } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toPathTemplate } from './pathTemplates.ts';
import type { Owner } from '../../types.ts';

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
    const owner = { kind: 'operation', method: toMethodName(method), path } as const;
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

/**
 * Pairs the operations of two states by method and path. Where no path is the same, the names of path parameters are
 * ignored.
 *
 * @returns Those of the newer state in its order, each with the one before it, and the removed ones.
 */
export function pairOperations(
  before: readonly ContractOperation[],
  after: readonly ContractOperation[],
): {
  readonly pairs: readonly (readonly [old: ContractOperation | undefined, now: ContractOperation])[];
  readonly removed: readonly ContractOperation[];
} {
  const old = new Map(before.map((one) => [operationKey(one.owner), one]));
  const kept = new Set(after.map(({ owner }) => operationKey(owner)));
  const gone = new Map(
    before.filter(({ owner }) => !kept.has(operationKey(owner))).map((one) => [templateKey(one.owner), one] as const),
  );
  const pairs = after.map(
    (now) => [old.get(operationKey(now.owner)) ?? gone.get(templateKey(now.owner)), now] as const,
  );
  const paired = new Set(pairs.map(([one]) => one));
  return { pairs, removed: before.filter((one) => !paired.has(one)) };
}

/** Returns what identifies an operation for its callers. @example 'GET /v1/visites/{}' */
export function templateKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return operationKey({ method, path: toPathTemplate(path) });
}

/** @example 'GET /v1/visites' */
export function operationKey({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

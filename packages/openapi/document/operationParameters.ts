import { toArray, type JsonObject } from './json';
import type { Resolve } from './references';

/** The part of a request that carries a parameter. @see https://spec.openapis.org/oas/v3.1.0#parameter-locations */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/**
 * Returns the parameters of an operation, those of its Path Item first, unless the operation overrides them.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#parameter-object
 */
export function operationParameters(
  pathItem: JsonObject,
  operation: JsonObject,
  resolve: Resolve,
): readonly JsonObject[] {
  return [...unresolvedParameters(pathItem, operation, resolve).values()].map((written) => resolve(written).node);
}

/**
 * Returns the same parameters as `operationParameters`, keyed by location and name. Each is as it is written: `$ref`s
 * are not resolved.
 */
export function unresolvedParameters(
  pathItem: JsonObject,
  operation: JsonObject,
  resolve: Resolve,
): ReadonlyMap<string, unknown> {
  return new Map(
    [...toArray(pathItem['parameters']), ...toArray(operation['parameters'])].map((written) => {
      const { node } = resolve(written);
      return [`${String(node['in'])} ${String(node['name'])}`, written];
    }),
  );
}

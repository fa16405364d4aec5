import { toArray, type JsonObject } from './json';
import type { Resolve } from './references';

/** Where a parameter is sent. @see https://spec.openapis.org/oas/v3.1.0#parameter-locations */
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

/**
 * The parameters of an operation; those of its Path Item come first, unless it overrides them.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#parameter-object
 */
export function operationParameters(
  pathItem: JsonObject,
  operation: JsonObject,
  resolve: Resolve,
): readonly JsonObject[] {
  return [...writtenParameters(pathItem, operation, resolve).values()].map((written) => resolve(written).node);
}

/** As `operationParameters`, by place and name, each as it is written: `$ref`s stay. */
export function writtenParameters(
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

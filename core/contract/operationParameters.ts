import { toArray, type JsonObject } from './json';
import type { Resolve } from './references';

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
  const byKey = new Map<string, JsonObject>();
  for (const reference of [...toArray(pathItem['parameters']), ...toArray(operation['parameters'])]) {
    const parameter = resolve(reference).node;
    byKey.set(`${String(parameter['in'])} ${String(parameter['name'])}`, parameter);
  }
  return [...byKey.values()];
}

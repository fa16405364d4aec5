import { member, members, toArray, type JsonObject } from './json.ts';
import type { Resolve } from './references.ts';

/** The part of a request that carries a parameter. @see https://spec.openapis.org/oas/v3.2.0#parameter-locations */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/**
 * Returns the parameters of an operation, those of its Path Item first, unless the operation overrides them. Headers
 * that OpenAPI ignores are left out.
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
    [...toArray(pathItem['parameters']), ...toArray(operation['parameters'])].flatMap((written) => {
      const { node } = resolve(written);
      return isIgnoredHeader(node) ? [] : [[`${String(node['in'])} ${String(node['name'])}`, written] as const];
    }),
  );
}

/** Returns the names of the headers that an operation declares as parameters although OpenAPI ignores them. */
export function ignoredHeaderNames(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): readonly string[] {
  const names = [...toArray(pathItem['parameters']), ...toArray(operation['parameters'])]
    .map((written) => resolve(written).node)
    .filter(isIgnoredHeader)
    .map(({ name }) => String(name));
  return names.filter((name, index) => isFirst(name, index, names));
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
  return names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index;
}

/**
 * Whether a parameter describes a header that the media types and the security of an operation decide.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#parameter-object
 */
export function isIgnoredHeader(parameter: unknown): boolean {
  return (
    member(parameter, 'in') === 'header' &&
    /^(?:accept|content-type|authorization)$/i.test(String(member(parameter, 'name')))
  );
}

/**
 * Returns the headers of a response or of a part, except `Content-Type`, which its content decides.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#response-object
 */
export function describedHeaders({ headers }: JsonObject): readonly (readonly [name: string, header: unknown])[] {
  return members(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
}

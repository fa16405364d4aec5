import { isObject, member, members, nestedObjects, toArray, toText, type JsonObject } from './json.ts';
import { pathItemOperations } from './operations.ts';
import { escapeToken } from './pointer.ts';
import { referenceOf } from './references.ts';

/**
 * Returns the locations in the same document that a part refers to, as URI fragments: by `$ref`, by `$dynamicRef`, or
 * through the mapping of a discriminator.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function collectReferences(part: unknown): readonly string[] {
  return collect(part, (node) => [
    referenceOf(node),
    toFragment(node['$dynamicRef']),
    ...discriminatorTargets(node['discriminator']).map(
      (target) => toFragment(target) ?? `#/components/schemas/${escapeToken(target)}`,
    ),
  ]);
}

/**
 * Returns the `$anchor`s and `$dynamicAnchor`s of the schemas inside a part, as URI fragments such as `#name`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2
 */
export function collectAnchors(part: unknown): readonly string[] {
  return collect(part, ({ $anchor, $dynamicAnchor }) =>
    [$anchor, $dynamicAnchor].map((name) => (typeof name === 'string' ? `#${name}` : null)),
  );
}

/**
 * Returns the security schemes that the operations of a Path Item and their callbacks name, as URI fragments. `$ref`s
 * are not followed: the parts they refer to have their own security schemes.
 */
export function collectSecurity(pathItem: JsonObject, byDefault: unknown): readonly string[] {
  return pathItemOperations(pathItem).flatMap(({ operation }) => [
    ...toArray(operation['security'] ?? byDefault).flatMap((alternative) =>
      members(alternative).map(([scheme]) => `#/components/securitySchemes/${escapeToken(scheme)}`),
    ),
    ...members(operation['callbacks']).flatMap(([, callback]) => collectCallbackSecurity(callback, byDefault)),
  ]);
}

/** Returns the security schemes that the operations of a Callback Object name, as URI fragments. */
export function collectCallbackSecurity(callback: unknown, byDefault: unknown): readonly string[] {
  return members(callback).flatMap(([, item]) => (isObject(item) ? collectSecurity(item, byDefault) : []));
}

/** Returns the names or references of the schemas that a discriminator selects. */
function discriminatorTargets(discriminator: unknown): readonly string[] {
  const mapped = members(member(discriminator, 'mapping')).map(([, target]) => String(target));
  return [...mapped, ...[member(discriminator, 'defaultMapping')].flatMap((target) => toText(target) ?? [])];
}

/** Returns what `find` returns for each object inside a part, without repetitions. */
function collect(part: unknown, find: (node: JsonObject) => readonly (string | null)[]): readonly string[] {
  return [...new Set(nestedObjects(part).flatMap(find))].filter((text) => text !== null);
}

function toFragment(value: unknown): string | null {
  const text = toText(value);
  return text?.startsWith('#') === true ? text : null;
}

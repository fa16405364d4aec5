import type { UserContext } from '@redocly/openapi-core';
import { toObject } from '@apidoc/openapi';
import type { JsonObject, LocatedNode } from '@apidoc/openapi';

/**
 * Resolves a `$ref`, and returns the target with its location.
 *
 * @param location Location of the node, or of a node in the same file.
 */
export function followReference(
  written: unknown,
  location: LocatedNode['location'],
  context: UserContext,
): LocatedNode {
  const node = toObject(written);
  if (node['$ref'] === undefined) return { node, location };
  const target = context.resolve<JsonObject>(node, location.source.absoluteRef);
  return target.location === undefined ? { node, location } : { node: target.node, location: target.location };
}

import type { UserContext } from '@redocly/openapi-core';
import { followReference as follow, toObject } from '@reliure/openapi';
import type { LocatedNode } from '@reliure/openapi';

/**
 * Returns an object and its location; of a `$ref`, the target.
 *
 * @param location Location of the node, or of a node in the same file.
 */
export function followReference(
  written: unknown,
  location: LocatedNode['location'],
  context: UserContext,
): LocatedNode {
  const target = follow(written, location, context);
  return target === null ? { node: toObject(written), location } : { ...target, node: toObject(target.node) };
}

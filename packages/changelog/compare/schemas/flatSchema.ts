import { isObject, member, referenceOf, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, withoutNull } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';

/** A schema prepared for comparison: its own content, and the components that it includes. */
export interface FlatSchema {
  readonly merged: MergedSchema;
  /** Pointers of the components that it is or includes as a whole. These are compared on their own. */
  readonly references: readonly string[];
}

/** Resolves a `$ref` to its own object, in which the members beside it count, without its target. */
export const resolveWithoutTarget: Resolve = (node) => {
  const layer = toLayer(node);
  return { node: layer, layers: [layer], target: node, pointer: null, name: null };
};

/** Returns a function that resolves as one does, and knows the components that discriminators select as another does. */
export function withChildren(resolve: Resolve, { childrenOf }: Resolve): Resolve {
  return Object.assign((node: unknown) => resolve(node), childrenOf && { childrenOf });
}

/** Merges schemas that apply together, without the components that they include. */
export function toFlatSchema(schemas: readonly unknown[]): FlatSchema {
  return {
    merged: mergeSchema(schemas, resolveWithoutTarget),
    references: [...new Set(schemas.flatMap(includedReferences))].sort(),
  };
}

/** Returns the reference that a schema is, and those in its `allOf` or beside `null` as the only other variant. */
function includedReferences(schema: unknown): readonly string[] {
  const own = referenceOf(schema);
  const variants = [member(schema, 'oneOf'), member(schema, 'anyOf')].flatMap((choice) => {
    const others = withoutNull(toArray(choice), resolveWithoutTarget);
    return others.length === 1 && toArray(choice).length === 2 ? others : [];
  });
  return [
    ...(own === null ? [] : [own]),
    ...[...toArray(member(schema, 'allOf')), ...variants].flatMap(includedReferences),
  ];
}

function toLayer(node: unknown): JsonObject {
  if (isObject(node)) return node;
  return node === false ? { not: {} } : {};
}

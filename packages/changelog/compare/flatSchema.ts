import { isObject, member, referenceOf, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve, Resolved } from '@apidoc/openapi';
import { mergeSchema } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';

/** A schema prepared for comparison: its own content, and the components that it includes. */
export interface FlatSchema {
  readonly merged: MergedSchema;
  /** Pointers of the components that it is or includes as a whole. These are compared on their own. */
  readonly references: readonly string[];
}

const nothing: Resolved = { node: {}, layers: [], target: {}, pointer: null, name: null };

/** Resolves a `$ref` to the members beside it, without its target. */
export const resolveWithoutTarget: Resolve = (node) => {
  if (referenceOf(node) === null) return { ...nothing, node: toLayer(node), layers: [toLayer(node)], target: node };
  const { $ref: _reference, ...beside } = toLayer(node);
  return { ...nothing, node: beside, layers: [beside] };
};

/** @param resolve Resolves components, so that they become part of the result; without it, they are left out. */
export function toFlatSchema(schemas: readonly unknown[], resolve?: Resolve): FlatSchema {
  return {
    merged: mergeSchema(schemas, resolve ?? resolveWithoutTarget),
    references: resolve === undefined ? [...new Set(schemas.flatMap(includedReferences))].sort() : [],
  };
}

/** Returns the reference that a schema is, and those in its `allOf` or beside `null` as the only other variant. */
function includedReferences(schema: unknown): readonly string[] {
  const own = referenceOf(schema);
  const variants = [member(schema, 'oneOf'), member(schema, 'anyOf')].flatMap((choice) => {
    const others = toArray(choice).filter((variant) => member(variant, 'type') !== 'null');
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

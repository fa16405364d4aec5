import { isObject, member, referenceOf, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve, Resolved } from '@apidoc/openapi';
import { mergeSchema } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';

/** One schema as it is to be compared: what it says itself, and which components it takes up. */
export interface FlatSchema {
  readonly merged: MergedSchema;
  /** Pointers of the components that it is or takes up whole; they are compared as themselves. */
  readonly references: readonly string[];
}

const nothing: Resolved = { node: {}, layers: [], target: {}, pointer: null, name: null };

/** Leaves components closed. */
export const toClosed: Resolve = (node) => {
  if (referenceOf(node) === null) return { ...nothing, node: toLayer(node), layers: [toLayer(node)], target: node };
  const { $ref: _reference, ...beside } = toLayer(node);
  return { ...nothing, node: beside, layers: [beside] };
};

/** @param resolve Opens components, so that nothing is left to compare apart; without it they stay closed. */
export function toFlatSchema(schemas: readonly unknown[], resolve?: Resolve): FlatSchema {
  return {
    merged: mergeSchema(schemas, resolve ?? toClosed),
    references: resolve === undefined ? [...new Set(schemas.flatMap(takenUp))].sort() : [],
  };
}

/** The references that a schema is, or takes up by `allOf` or as the only choice beside `null`. */
function takenUp(schema: unknown): readonly string[] {
  const own = referenceOf(schema);
  const forms = [member(schema, 'oneOf'), member(schema, 'anyOf')].flatMap((choice) => {
    const others = toArray(choice).filter((form) => member(form, 'type') !== 'null');
    return others.length === 1 && toArray(choice).length === 2 ? others : [];
  });
  return [...(own === null ? [] : [own]), ...[...toArray(member(schema, 'allOf')), ...forms].flatMap(takenUp)];
}

function toLayer(node: unknown): JsonObject {
  if (isObject(node)) return node;
  return node === false ? { not: {} } : {};
}

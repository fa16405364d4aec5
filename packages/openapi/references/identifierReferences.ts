import { isObject, member, members, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { rewrite, type WrittenObjects } from './asWritten.ts';
import { indexSchemas, toComponentPointer, type Place, type SchemaIndex } from './schemaIndex.ts';

/** Matches the text of a file that may contain other references than JSON pointers from its root. */
export const otherReferences = /\$(?:id|self|anchor|dynamic|recursive)|\$ref\W{1,9}#["']/i;

/**
 * Replaces each `$ref` that depends on an `$id`, on the `$self` or on an anchor of the same file by one with a JSON
 * pointer from the file’s root, which is all that most tools follow. One that leads to nothing is left: it may name a
 * file.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2
 */
export function replaceIdentifierReferences(file: object, written: WrittenObjects): void {
  const index = indexSchemas(file);
  for (const [node, place] of index.places) {
    if (!isObject(node)) continue;
    const pointer = findOther(node['$ref'], place, index);
    if (pointer !== null) rewrite(node, { ...node, $ref: pointer }, written);
    replaceMapping(node, place, index, written);
  }
}

/** The targets of a discriminator may be identifiers too. @see https://spec.openapis.org/oas/v3.1.1#discriminator-object */
function replaceMapping(node: JsonObject, place: Place, index: SchemaIndex, written: WrittenObjects): void {
  const { discriminator } = node;
  const other = findOther(member(discriminator, 'defaultMapping'), place, index);
  if (isObject(discriminator) && other !== null)
    rewrite(discriminator, { ...discriminator, defaultMapping: other }, written);
  const mapping = member(discriminator, 'mapping');
  const found = members(mapping).map(([value, target]) => [value, findOther(target, place, index) ?? target] as const);
  const isChanged = found.some(([value, target]) => target !== member(mapping, value));
  if (isObject(mapping) && isChanged) rewrite(mapping, toOrderedObject(found), written);
}

/** Returns the pointer for a reference that is not one already. */
function findOther(reference: unknown, place: Place, { find }: SchemaIndex): string | null {
  if (typeof reference !== 'string') return null;
  if (place.resource === '#' && reference === '#') return toComponentPointer(place.pointer);
  if (place.resource === '#' && reference.startsWith('#/')) return null;
  return find(reference, place);
}

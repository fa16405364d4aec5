import { isObject, member, members, toArray, toText, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { createResolve } from '../document/references.ts';
import { isData, maps } from '../document/visitParts.ts';
import { conversions, type Context, type Place } from './conversions.ts';

/** A contract that tools without OpenAPI 3.2 read. */
export interface Downgraded {
  readonly document: JsonObject;
  /** The parts that OpenAPI 3.1 cannot express, each once, in words of OpenAPI only: `QUERY /stations`. */
  readonly losses: readonly string[];
}

/**
 * Converts an OpenAPI 3.2 document to 3.1. Any other version is returned as it is.
 *
 * @param document A bundled contract, which is not changed.
 * @see https://spec.openapis.org/oas/v3.2.0#appendix-a-revision-history
 */
export function toOpenApi31(document: JsonObject): Downgraded {
  if (toText(document['openapi'])?.startsWith('3.2.') !== true) return { document, losses: [] };
  const losses = new Set<string>();
  const resolve = createResolve(document);
  const { $self: _self, components, ...root } = document;
  const { mediaTypes: _mediaTypes, ...kept } = toOrderedObject(members(components));
  const reduced = { ...root, openapi: '3.1.1', ...(components !== undefined && { components: kept }) };
  const converted = convert(reduced, { path: [], isMap: false }, { resolve, lose: (loss) => void losses.add(loss) });
  return { document: { ...converted, ...toTagGroups(document) }, losses: [...losses] };
}

/** Converts an object, then its members. */
function convert(node: JsonObject, place: Place, context: Context): JsonObject {
  const own = conversions.reduce((value, conversion) => conversion(value, place, context), node);
  const entries = members(own).map(([key, value]) => {
    const isSchemes = key === 'securitySchemes' && !place.isMap;
    if (!place.isMap && !isSchemes && isData(key, value)) return [key, value] as const;
    const path = [...place.path, key];
    const isMap = isSchemes || (!place.isMap && maps.has(key));
    if (Array.isArray(value)) return [key, value.map((item: unknown) => inside(item, { path, isMap: false }))] as const;
    return [key, inside(value, { path, isMap: isMap && isObject(value) })] as const;
  });
  return toOrderedObject(entries);

  function inside(value: unknown, at: Place): unknown {
    return isObject(value) ? convert(value, at, context) : value;
  }
}

/** Keeps the nesting of tags as `x-tagGroups`, which many tools read. */
function toTagGroups({ tags, 'x-tagGroups': groups }: JsonObject): JsonObject {
  const all = toArray(tags).filter(isObject);
  const parents = [...new Set(all.flatMap((tag) => toText(tag['parent']) ?? []))];
  if (groups !== undefined || parents.length === 0) return {};
  const titleOf = (name: string) =>
    toText(
      member(
        all.find((tag) => tag['name'] === name),
        'summary',
      ),
    ) ?? name;
  // Each tag has to be in a group.
  const groupOf = ({ name, parent, kind }: JsonObject) =>
    toText(parent) ?? (parents.includes(String(name)) ? String(name) : (toText(kind) ?? String(name)));
  const names = [...new Set(all.map(groupOf))];
  return {
    'x-tagGroups': names.map((group) => ({
      name: titleOf(group),
      tags: all.filter((tag) => groupOf(tag) === group).map(({ name }) => name),
    })),
  };
}

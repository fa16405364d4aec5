import { isObject, member, members, toArray, toText, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { createResolve } from '../document/references.ts';
import { conversions31 } from './conversions31.ts';
import { convertParts, type Downgraded } from './convertParts.ts';

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
  const converted = convertParts(reduced, conversions31, { resolve, lose: (loss) => void losses.add(loss) });
  return { document: { ...converted, ...toTagGroups(document) }, losses: [...losses] };
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

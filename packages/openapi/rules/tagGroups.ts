import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText } from '../document/json.ts';
import { internalTags } from '../internal/isInternal.ts';
import { followReference, locatedOperations, pathItemLayers, rootPathItems, rootTags } from '../document/pathItems.ts';

/** Warns of tags that `x-tagGroups` lists twice or without need, and of those that it does not list. */
export const tagGroups: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const written = context.location.child(['x-tagGroups']);
    const list = followReference(member(root, 'x-tagGroups'), written, context);
    const groups = toArray(list?.node);
    if (groups.length === 0 || list === null) return;
    const { location } = list;
    const declared = rootTags(root, context.location, context);
    const placeOf = new Map(declared.map(({ node, location: place }) => [toText(node['name']), place] as const));
    const tags = new Set([...placeOf.keys(), ...usedTags(root, context)]);
    const internal = internalTags(declared.map(({ node }) => node));
    const groupOf = new Map<unknown, string>();
    for (const [index, reference] of groups.entries()) {
      const group = followReference(reference, location.child([index]), context)?.node;
      const title = String(member(group, 'name'));
      for (const [position, tag] of toArray(member(group, 'tags')).entries()) {
        const own = location.child([index, 'tags', position]);
        const first = groupOf.get(tag);
        if (!tags.has(String(tag))) {
          const message = `The group "${title}" lists the tag "${String(tag)}", which the contract does not have.`;
          context.report({ message, location: own });
        } else if (first !== undefined) {
          const message = `The tag "${String(tag)}" is in several groups, and is only shown in "${first}".`;
          context.report({ message, location: own });
        }
        groupOf.set(tag, first ?? title);
      }
    }
    for (const tag of tags) {
      if (tag === undefined || groupOf.has(tag) || internal.has(tag)) continue;
      const message = `The tag "${tag}" is in no group of \`x-tagGroups\`, and is shown after them.`;
      context.report({ message, location: placeOf.get(tag)?.child(['name']) ?? location });
    }
  },
});

function usedTags(root: unknown, context: UserContext): readonly string[] {
  return rootPathItems(root, 'paths', context.location, context)
    .flatMap(({ reference, location }) => pathItemLayers(reference, location, context))
    .flatMap((layer) => locatedOperations(layer, context))
    .flatMap(({ operation }) => toArray(operation['tags']).flatMap((tag) => toText(tag) ?? []));
}

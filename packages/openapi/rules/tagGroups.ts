import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText } from '../document/json';
import { internalTags } from '../internal/isInternal';
import { locatedOperations, pathItemLayers, rootPathItems } from '../document/pathItems';

/** Warns of tags that `x-tagGroups` lists twice or without need, and of those that it does not list. */
export const tagGroups: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const groups = toArray(member(root, 'x-tagGroups'));
    if (groups.length === 0) return;
    const declared = toArray(member(root, 'tags')).map((tag) => toText(member(tag, 'name')));
    const tags = new Set([...declared, ...usedTags(root, context)]);
    const location = context.location.child(['x-tagGroups']);
    const internal = internalTags(root);
    const groupOf = new Map<unknown, string>();
    for (const [index, group] of groups.entries()) {
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
      const index = declared.indexOf(tag);
      context.report({ message, location: index === -1 ? location : context.location.child(['tags', index, 'name']) });
    }
  },
});

function usedTags(root: unknown, context: UserContext): readonly string[] {
  return rootPathItems(root, 'paths', context.location, context)
    .flatMap(({ reference, location }) => pathItemLayers(reference, location, context))
    .flatMap((layer) => locatedOperations(layer, context))
    .flatMap(({ operation }) => toArray(operation['tags']).flatMap((tag) => toText(tag) ?? []));
}

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { toText } from '../document/json.ts';
import { rootTags } from '../document/pathItems.ts';
import { nearest } from '../problems/nearest.ts';

/**
 * Warns of tags that are nested under a tag which the contract does not declare, or under themselves.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#tag-object
 */
export const tagTree: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const tags = rootTags(root, context.location, context);
    const parents = new Map(tags.map(({ node }) => [toText(node['name']) ?? '', toText(node['parent'])]));
    for (const { node, location } of tags) {
      const [name, parent] = [toText(node['name']) ?? '', toText(node['parent'])];
      if (parent === undefined) continue;
      const at = location.child(['parent']);
      if (!parents.has(parent)) {
        const message = `The tag "${name}" is nested under "${parent}", which the contract does not declare.`;
        context.report({
          message,
          location: at,
          suggest: [`Declare it under \`tags\`. ${nearest(parent, parents.keys())}`],
        });
      } else if (isItsOwnAncestor(name, parents)) {
        const message = `The tag "${name}" is nested under itself, and is shown on its own.`;
        context.report({ message, location: at, suggest: ['Remove one of the `parent`s.'] });
      }
    }
  },
});

function isItsOwnAncestor(name: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>();
  let parent = parents.get(name);
  while (parent !== undefined && parent !== name && !seen.has(parent)) {
    seen.add(parent);
    parent = parents.get(parent);
  }
  return parent === name;
}

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, toArray } from '../document/json.ts';
import { followReference, locatedOperations, type LocatedNode } from '../document/pathItems.ts';

/**
 * Warns of an operation whose query string is described twice: by a parameter that is all of it, and by another one.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#parameter-locations
 */
export const wholeQuery: Oas3Rule = () => ({
  PathItem(node: unknown, context: UserContext) {
    if (!isObject(node)) return;
    const pathItem = { node, location: context.location };
    const shared = placesIn(pathItem, context);
    const operations = locatedOperations(pathItem, context).map(({ operation, location }) => ({
      node: operation,
      location,
    }));
    for (const owner of [pathItem, ...operations]) {
      const places = owner === pathItem ? shared : [...shared, ...placesIn(owner, context)];
      const whole = places.filter((place) => place === 'querystring').length;
      if (owner.node['parameters'] === undefined || whole === 0 || (whole === 1 && !places.includes('query'))) continue;
      context.report({
        message: 'A parameter `in: querystring` is the whole query string, so it must be the only one of the query.',
        location: owner.location.child(['parameters']),
      });
    }
  },
});

/** Returns where the parameters of a Path Item or an operation stand. */
function placesIn({ node, location }: LocatedNode, context: UserContext): readonly unknown[] {
  const list = followReference(node['parameters'], location.child(['parameters']), context);
  return toArray(list?.node).map((written, index) =>
    list === null ? null : member(followReference(written, list.location.child([index]), context)?.node, 'in'),
  );
}

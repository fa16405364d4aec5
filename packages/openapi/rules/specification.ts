import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, toArray, toText } from '../document/json.ts';
import { followReference, locatedOperations, pathItemLayers, rootPathItems, rootTags } from '../document/pathItems.ts';
import type { Problem } from '../problems/problem.ts';
import { requirements } from './requirements.ts';

/** A name or path that must be unique, with its location. */
interface Named {
  readonly name: string;
  readonly location: Location;
}

/**
 * Warns of what OpenAPI forbids but a reader can live with.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#specification
 */
export const specification: Oas3Rule = () => {
  const types = new Set(requirements.flatMap((requirement) => requirement.types));
  const visitors = [...types].map((type) => {
    const own = requirements.filter((requirement) => requirement.types.includes(type));
    return [
      type,
      (node: unknown, context: UserContext) => {
        for (const requirement of own) {
          if (!isObject(node) || !requirement.isBroken(node, context.specVersion)) continue;
          report(requirement, toPlace(node, requirement.member, context.location), context);
        }
      },
    ] as const;
  });
  return {
    ...Object.fromEntries(visitors),
    ParameterList(list: unknown, context: UserContext) {
      const named = toArray(list).flatMap((written, index): readonly Named[] => {
        const found = followReference(written, context.location.child([index]), context);
        const [name, place] = [member(found?.node, 'name'), member(found?.node, 'in')].map(toText);
        const location = context.location.child([index]);
        return name === undefined || place === undefined ? [] : [{ name: `"${name}" in ${place}`, location }];
      });
      reportRepeated(
        named,
        (name) => ({ message: `The list has two parameters ${name}.`, remedy: 'Keep one of them.' }),
        context,
      );
    },
    Root(root: unknown, context: UserContext) {
      const { location } = context;
      const items = rootPathItems(root, 'paths', location, context);
      reportRepeated(
        rootTags(root, location, context).flatMap(({ node, location: place }) => {
          const name = toText(node['name']);
          return name === undefined ? [] : [{ name, location: place.child(['name']) }];
        }),
        (name) => ({ message: `Two tags have the name "${name}".`, remedy: 'Keep one of them.' }),
        context,
      );
      reportRepeated(
        items.map((item) => ({ name: item.name.replace(/\{[^{}]*\}/g, '{}'), location: item.location })),
        () => ({
          message: 'Another path differs only in the names of its parameters.',
          remedy: 'Merge the two paths.',
        }),
        context,
      );
      const operations = items.flatMap((item) =>
        pathItemLayers(item.reference, item.location, context).flatMap((layer) => locatedOperations(layer, context)),
      );
      reportRepeated(
        operations.flatMap(({ operation, location: place }) => {
          const name = toText(operation['operationId']);
          return name === undefined ? [] : [{ name, location: place.child(['operationId']) }];
        }),
        (name) => ({ message: `Two operations have the \`operationId\` "${name}".`, remedy: 'Give each its own.' }),
        context,
      );
    },
  };
};

function toPlace(node: object, key: string, location: Location): Location {
  return key in node ? location.child([key]) : location;
}

function report({ message, remedy }: Problem, { source, pointer }: Location, context: UserContext): void {
  context.report({
    message,
    suggest: [remedy],
    location: { source, pointer, reportOnKey: true },
    forceSeverity: 'warn',
  });
}

/** Reports each name that an earlier one of the list repeats. */
function reportRepeated(all: readonly Named[], toProblem: (name: string) => Problem, context: UserContext): void {
  const seen = new Set<string>();
  for (const { name, location } of all) {
    if (seen.has(name)) report(toProblem(name), location, context);
    seen.add(name);
  }
}

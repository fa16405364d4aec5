import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText } from '../document/json.ts';
import {
  followReference,
  locatedOperations,
  pathItemLayers,
  rootPathItems,
  type LocatedNode,
} from '../document/pathItems.ts';

interface PathParameter {
  readonly name: string;
  readonly location: Location;
}

/** The path parameters of an object, and whether these are all: a `$ref` that does not resolve may be another. */
interface Declared {
  readonly parameters: readonly PathParameter[];
  readonly isComplete: boolean;
}

/**
 * Requires that each `{name}` of a path is declared and that each declared path parameter is in the path. Replaces
 * Redocly’s own rule, which supports only Latin letters, treats the names of components and callbacks as paths, and
 * does not support nested callbacks.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#path-templating
 */
export const pathParameters: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    for (const { name: path, reference, location } of rootPathItems(root, 'paths', context.location, context)) {
      const layers = pathItemLayers(reference, location, context);
      const isWhole = layers.length > 1 || reference['$ref'] === undefined;
      const expected = templateNames(path);
      const shared = layers.map((layer) => declaredIn(layer, context));
      for (const declared of shared) reportUnused(declared, path, expected, context);
      for (const { operation, location: place } of layers.flatMap((layer) => locatedOperations(layer, context))) {
        const own = declaredIn({ node: operation, location: place }, context);
        reportUnused(own, path, expected, context);
        const all = [...shared, own];
        if (isWhole && all.every(({ isComplete }) => isComplete)) reportMissing(all, path, expected, place, context);
      }
    }
  },
});

/** @example templateNames('/visites/{visiteId}/notes/{noteId}') // ['visiteId', 'noteId'] */
export function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

function declaredIn({ node, location }: LocatedNode, context: UserContext): Declared {
  const list = followReference(node['parameters'], location.child(['parameters']), context);
  const found = toArray(list?.node).map((written, index) =>
    list === null ? null : followReference(written, list.location.child([index]), context),
  );
  return {
    parameters: found.flatMap((parameter) => {
      const name = toText(member(parameter?.node, 'name'));
      const isDeclared = name !== undefined && member(parameter?.node, 'in') === 'path';
      return isDeclared && parameter !== null ? [{ name, location: parameter.location }] : [];
    }),
    isComplete: list !== null && found.every((parameter) => parameter !== null),
  };
}

function reportUnused({ parameters }: Declared, path: string, expected: readonly string[], context: UserContext): void {
  for (const { name, location } of parameters) {
    if (expected.includes(name)) continue;
    const message = `Path parameter \`${name}\` is not used in the path \`${path}\`.`;
    context.report({ message, location: location.child(['name']) });
  }
}

function reportMissing(
  declared: readonly Declared[],
  path: string,
  expected: readonly string[],
  location: Location,
  context: UserContext,
): void {
  const names = new Set(declared.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  for (const name of new Set(expected)) {
    if (names.has(name)) continue;
    const message = `The operation does not define the path parameter \`{${name}}\` expected by path \`${path}\`.`;
    const { source, pointer } = location.child(['parameters']);
    context.report({ message, location: { source, pointer, reportOnKey: true } });
  }
}

import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, toArray, toText, type JsonObject } from '../document/json';
import { pathItemOperations } from '../document/operations';
import { pathItemLayers, rootPathItems, type LocatedNode } from '../document/pathItems';

interface PathParameter {
  readonly name: string;
  readonly location: Location;
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
    for (const { name: path, reference, location } of rootPathItems(root, 'paths', context.location)) {
      const layers = pathItemLayers(reference, location, context);
      const expected = templateNames(path);
      const shared = layers.flatMap((layer) => declaredIn(layer, context));
      reportUnused(shared, path, expected, context);
      for (const layer of layers) {
        for (const { method, operation } of pathItemOperations(layer.node)) {
          const operationLocation = layer.location.child([method]);
          const own = declaredIn({ node: operation, location: operationLocation }, context);
          reportUnused(own, path, expected, context);
          reportMissing([...shared, ...own], path, expected, operationLocation, context);
        }
      }
    }
  },
});

/** @example templateNames('/visites/{visiteId}/notes/{noteId}') // ['visiteId', 'noteId'] */
export function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

function declaredIn({ node, location }: LocatedNode, context: UserContext): readonly PathParameter[] {
  return toArray(node['parameters']).flatMap((reference, index) => {
    const written = location.child(['parameters', index]);
    const $ref = toText(member(reference, '$ref'));
    const resolved = $ref === undefined ? null : context.resolve<JsonObject>({ $ref }, location.source.absoluteRef);
    const parameter = resolved === null ? reference : resolved.node;
    const name = toText(member(parameter, 'name'));
    const isDeclared = name !== undefined && member(parameter, 'in') === 'path';
    return isDeclared ? [{ name, location: resolved?.location ?? written }] : [];
  });
}

function reportUnused(
  declared: readonly PathParameter[],
  path: string,
  expected: readonly string[],
  context: UserContext,
): void {
  for (const { name, location } of declared) {
    if (expected.includes(name)) continue;
    const message = `Path parameter \`${name}\` is not used in the path \`${path}\`.`;
    context.report({ message, location: location.child(['name']) });
  }
}

function reportMissing(
  declared: readonly PathParameter[],
  path: string,
  expected: readonly string[],
  location: Location,
  context: UserContext,
): void {
  for (const name of new Set(expected)) {
    if (declared.some((parameter) => parameter.name === name)) continue;
    const message = `The operation does not define the path parameter \`{${name}}\` expected by path \`${path}\`.`;
    const { source, pointer } = location.child(['parameters']);
    context.report({ message, location: { source, pointer, reportOnKey: true } });
  }
}

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, pathItemLayers, pathItemOperations, rootPathItems, toText } from '@reliure/openapi';
import type { JsonObject, LocatedNode } from '@reliure/openapi';
import { followReference } from './followReference.ts';

/** An address that a GET of the contract reads. */
interface ReadAddress {
  /** Values of the path’s parameters, in order. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** Whether the last segment is a parameter, so that the address is that of one element of a collection. */
  readonly isOfElement: boolean;
  readonly isDeprecated: boolean;
}

/** A path with a GET. */
interface ReadPath {
  readonly path: string;
  readonly isDeprecated: boolean;
}

/**
 * Requires the example of a `Location` header to be an address that a GET of the contract reads, one that is not
 * deprecated, and to identify the resource in the response’s example.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
export const locationRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const pathItems = rootPathItems(root, 'paths', context.location, context).map(({ name, reference, location }) => ({
      path: name,
      layers: pathItemLayers(reference, location, context),
    }));
    const read = pathItems.filter(({ layers }) => layers.some(({ node }) => member(node, 'get') !== undefined));
    const readPaths = read.map(({ path, layers }) => ({
      path,
      isDeprecated: layers.some(({ node }) => member(member(node, 'get'), 'deprecated') === true),
    }));
    for (const response of pathItems.flatMap(({ layers }) => layers.flatMap((layer) => toSuccesses(layer, context)))) {
      const header = locationHeader(response, context);
      const address = header === undefined ? undefined : toExample(header.node);
      if (header === undefined || address === undefined) continue;
      for (const message of addressFaults(address, readPaths, toFirstExample(response, context))) {
        context.report({ message, location: header.location.child(['example']) });
      }
    }
  },
});

function addressFaults(address: string, readPaths: readonly ReadPath[], body: unknown): readonly string[] {
  const found = findReadAddress(address, readPaths);
  if (found === undefined) {
    return [
      `Location is "${address}", but no GET has such a path: use the address of the created resource or of its list, or remove Location.`,
    ];
  }
  if (found.isDeprecated) {
    return [
      `Location is "${address}", whose GET is deprecated: use the address that replaces it, as its x-replaced-by says.`,
    ];
  }
  return found.values.flatMap(([name, value], index) => {
    const isLast = index === found.values.length - 1;
    const field = found.isOfElement && isLast ? 'id' : name;
    const shown = toText(member(body, field));
    if (shown === undefined || shown === value) return [];
    return [
      `Location is "${address}", but "${field}" is ${shown} in the first response example: use ${shown} instead of ${value}.`,
    ];
  });
}

/**
 * Finds the GET that matches an address. If several match, returns the one with most literal segments: `/a/list` comes
 * before `/a/{aId}`.
 */
function findReadAddress(address: string, readPaths: readonly ReadPath[]): ReadAddress | undefined {
  const segments = address.replace(/[?#].*$/s, '').split('/');
  const matching = readPaths.flatMap(({ path, isDeprecated }): readonly ReadAddress[] => {
    const expected = path.split('/');
    const names = expected.map((segment) => /^\{(.+)\}$/.exec(segment)?.[1]);
    const isMatch =
      expected.length === segments.length &&
      segments.every((segment, index) => (names[index] === undefined ? segment === expected[index] : segment !== ''));
    const values = names.flatMap((name, index) => (name === undefined ? [] : [[name, segments[index] ?? ''] as const]));
    return isMatch ? [{ values, isOfElement: names.at(-1) !== undefined, isDeprecated }] : [];
  });
  return matching.sort((one, other) => one.values.length - other.values.length)[0];
}

/** Returns the successful responses of a Path Item. */
function toSuccesses({ node, location }: LocatedNode, context: UserContext): readonly LocatedNode[] {
  return pathItemOperations(node).flatMap(({ method, operation }) =>
    members(operation['responses'])
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => followReference(response, location.child([method, 'responses', status]), context)),
  );
}

/** Finds the `Location` header. Header names are case-insensitive. */
function locationHeader({ node, location }: LocatedNode, context: UserContext): LocatedNode | undefined {
  const found = members(node['headers']).find(([name]) => name.toLowerCase() === 'location');
  if (found === undefined) return undefined;
  const [name, header] = found;
  return followReference(header, location.child(['headers', name]), context);
}

function toExample(header: JsonObject): string | undefined {
  const [named] = members(header['examples']);
  return toText(header['example']) ?? toText(member(named?.[1], 'value'));
}

/** Returns the first example of a response’s content. */
function toFirstExample({ node, location }: LocatedNode, context: UserContext): unknown {
  const [content] = members(node['content']);
  const [example] = members(member(content?.[1], 'examples'));
  if (example === undefined) return member(content?.[1], 'example');
  return member(followReference(example[1], location, context).node, 'value');
}

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, pathItemLayers, pathItemOperations, rootPathItems, toText } from '@apidoc/openapi';
import type { JsonObject, PlacedNode } from '@apidoc/openapi';

/** An address of the contract that answers a GET, as its example fills it. */
interface ReadAddress {
  /** Values of the path’s parameters, in order. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** Whether the last segment is a parameter: the address is that of one thing among others. */
  readonly isOfOne: boolean;
}

/**
 * What `Location` shows can be read: a GET of the contract has that path, and it leads to what the answer’s example holds.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
export const locationRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const pathItems = rootPathItems(root, 'paths', context.location).map(({ name, reference, location }) => ({
      path: name,
      layers: pathItemLayers(reference, location, context),
    }));
    const read = pathItems.filter(({ layers }) => layers.some(({ node }) => member(node, 'get') !== undefined));
    const readPaths = read.map(({ path }) => path);
    for (const answer of pathItems.flatMap(({ layers }) => layers.flatMap((layer) => toSuccesses(layer, context)))) {
      const header = locationHeader(answer, context);
      const address = header === undefined ? undefined : toExample(header.node);
      if (header === undefined || address === undefined) continue;
      for (const message of addressFaults(address, readPaths, toFirstExample(answer, context))) {
        context.report({ message, location: header.location.child(['example']) });
      }
    }
  },
});

function addressFaults(address: string, readPaths: readonly string[], body: unknown): readonly string[] {
  const found = findReadAddress(address, readPaths);
  if (found === undefined) {
    return [
      `Location is "${address}", and no GET has such a path: give the address that reads what is created, else that of its list, or leave Location out.`,
    ];
  }
  return found.values.flatMap(([name, value], index) => {
    const isLast = index === found.values.length - 1;
    const field = found.isOfOne && isLast ? 'id' : name;
    const shown = toText(member(body, field));
    if (shown === undefined || shown === value) return [];
    return [
      `Location is "${address}", and "${field}" of the answer’s first example is ${shown}: write ${shown} instead of ${value}.`,
    ];
  });
}

/** The GET that an address asks for: the one with most words of its own, as `/a/list` comes before `/a/{aId}`. */
function findReadAddress(address: string, readPaths: readonly string[]): ReadAddress | undefined {
  const segments = address.replace(/[?#].*$/s, '').split('/');
  const fitting = readPaths.flatMap((path): readonly ReadAddress[] => {
    const wanted = path.split('/');
    const names = wanted.map((segment) => /^\{(.+)\}$/.exec(segment)?.[1]);
    const fits =
      wanted.length === segments.length &&
      segments.every((segment, index) => (names[index] === undefined ? segment === wanted[index] : segment !== ''));
    const values = names.flatMap((name, index) => (name === undefined ? [] : [[name, segments[index] ?? ''] as const]));
    return fits ? [{ values, isOfOne: names.at(-1) !== undefined }] : [];
  });
  return fitting.sort((one, other) => one.values.length - other.values.length)[0];
}

/** The answers of a Path Item that succeed. */
function toSuccesses({ node, location }: PlacedNode, context: UserContext): readonly PlacedNode[] {
  return pathItemOperations(node).flatMap(({ method, operation }) =>
    members(operation['responses'])
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) =>
        follow({ node: response as JsonObject, location: location.child([method, 'responses', status]) }, context),
      ),
  );
}

/** Header names are the same in any case. */
function locationHeader({ node, location }: PlacedNode, context: UserContext): PlacedNode | undefined {
  const found = members(node['headers']).find(([name]) => name.toLowerCase() === 'location');
  if (found === undefined) return undefined;
  const [name, header] = found;
  return follow({ node: header as JsonObject, location: location.child(['headers', name]) }, context);
}

function toExample(header: JsonObject): string | undefined {
  const [named] = members(header['examples']);
  return toText(header['example']) ?? toText(member(named?.[1], 'value'));
}

/** The first example of what an answer holds. */
function toFirstExample({ node, location }: PlacedNode, context: UserContext): unknown {
  const [content] = members(node['content']);
  const [example] = members(member(content?.[1], 'examples'));
  if (example === undefined) return member(content?.[1], 'example');
  return member(follow({ node: example[1] as JsonObject, location }, context).node, 'value');
}

/** What a `$ref` leads to, with its place. */
function follow(written: PlacedNode, context: UserContext): PlacedNode {
  if (member(written.node, '$ref') === undefined) return written;
  const { node, location } = context.resolve<JsonObject>(written.node, written.location.source.absoluteRef);
  return location === undefined ? written : { node, location };
}

import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, toArray, toObject, type JsonObject } from './json.ts';
import { isPath, methodKeys, pathItemOperations, type PathItemOperation } from './operations.ts';

/** What follows references needs of Redocly’s context. */
type Resolver = Pick<UserContext, 'resolve'>;

/** An entry of `paths` or `webhooks`, as it is written. */
export interface RootPathItem {
  /** The path, or the name of the webhook. */
  readonly name: string;
  readonly reference: JsonObject;
  readonly location: Location;
}

/** A node with its location in the source. */
export interface LocatedNode {
  readonly node: JsonObject;
  readonly location: Location;
}

/** An operation of a Path Item with its location in the source. */
export type LocatedOperation = PathItemOperation & Pick<LocatedNode, 'location'>;

/** Returns the entries of `paths` or `webhooks`. Extensions among the paths are skipped. */
export function rootPathItems(
  root: unknown,
  section: 'paths' | 'webhooks',
  location: Location,
  context: Resolver,
): readonly RootPathItem[] {
  const found = followReference(toObject(root)[section], location.child([section]), context);
  return members(found?.node).flatMap(([name, reference]) =>
    isObject(reference) && found !== null && (section === 'webhooks' || isPath(name))
      ? [{ name, reference, location: found.location.child([name]) }]
      : [],
  );
}

/** Returns the tags of the root. One whose `$ref` does not resolve is left out. */
export function rootTags(root: unknown, location: Location, context: Resolver): readonly LocatedNode[] {
  const list = followReference(member(root, 'tags'), location.child(['tags']), context);
  return toArray(list?.node).flatMap((written, index) => {
    const tag = list === null ? null : followReference(written, list.location.child([index]), context);
    return tag !== null && isObject(tag.node) ? [{ node: tag.node, location: tag.location }] : [];
  });
}

/**
 * Returns a Path Item as it is written and, if it has a `$ref`, the target: both may contain operations and parameters.
 */
export function pathItemLayers(reference: JsonObject, location: Location, context: Resolver): readonly LocatedNode[] {
  const written = { node: reference, location };
  if (typeof reference['$ref'] !== 'string') return [written];
  const target = followReference({ $ref: reference['$ref'] }, location, context);
  return target !== null && isObject(target.node)
    ? [written, { node: target.node, location: target.location }]
    : [written];
}

/** Returns the operations of a Path Item. One whose `$ref` does not resolve is left out. */
export function locatedOperations({ node, location }: LocatedNode, context: Resolver): readonly LocatedOperation[] {
  return pathItemOperations(node).flatMap(({ method, operation }) => {
    const found = followReference(operation, location.child([...methodKeys(method)]), context);
    return found !== null && isObject(found.node) ? [{ method, operation: found.node, location: found.location }] : [];
  });
}

/**
 * Returns a value and its location. Of a `$ref`, wherever it stands, this is the target, with the members beside the
 * `$ref`; `null` if it does not resolve.
 */
export function followReference(
  written: unknown,
  location: Location,
  { resolve }: Resolver,
): { readonly node: unknown; readonly location: Location } | null {
  if (!isObject(written) || typeof written['$ref'] !== 'string') return { node: written, location };
  const { $ref, ...beside } = written;
  const target = resolve<object>({ $ref }, location.source.absoluteRef);
  // Redocly’s types leave out that it may find a value that is not an object.
  const node: unknown = target.node;
  if (node === undefined || target.location === undefined) return null;
  return { node: isObject(node) ? { ...node, ...beside } : node, location: target.location };
}

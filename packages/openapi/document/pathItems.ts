import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, type JsonObject } from './json';

/** An entry of `paths` or `webhooks`, as it is written at the contract’s root. */
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

/** Returns the entries of `paths` or `webhooks`. Extensions among the paths are skipped. */
export function rootPathItems(
  root: unknown,
  section: 'paths' | 'webhooks',
  location: Location,
): readonly RootPathItem[] {
  return members(member(root, section)).flatMap(([name, reference]) =>
    isObject(reference) && (section === 'webhooks' || isPath(name))
      ? [{ name, reference, location: location.child([section, name]) }]
      : [],
  );
}

/** @see https://spec.openapis.org/oas/v3.1.0#patterned-fields */
export function isPath(name: string): boolean {
  return name.startsWith('/');
}

/**
 * Returns a Path Item as it is written and, if it has a `$ref`, the target: both may contain operations and parameters.
 */
export function pathItemLayers(
  reference: JsonObject,
  location: Location,
  context: UserContext,
): readonly LocatedNode[] {
  const written = { node: reference, location };
  if (typeof reference['$ref'] !== 'string') return [written];
  const resolved = context.resolve<JsonObject>({ $ref: reference['$ref'] }, location.source.absoluteRef);
  return isObject(resolved.node) && resolved.location !== undefined
    ? [written, { node: resolved.node, location: resolved.location }]
    : [written];
}

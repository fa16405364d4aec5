import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, type JsonObject } from './json';

/** An entry of `paths` or `webhooks`, as it is written at the contract’s root. */
export interface RootPathItem {
  /** The path, or the webhook’s name. */
  readonly name: string;
  readonly reference: JsonObject;
  readonly location: Location;
}

/** A node with the place where it is written. */
export interface PlacedNode {
  readonly node: JsonObject;
  readonly location: Location;
}

/** The entries of `paths` or `webhooks`; an extension beside the paths is none. */
export function rootPathItems(root: unknown, place: 'paths' | 'webhooks', location: Location): readonly RootPathItem[] {
  return members(member(root, place)).flatMap(([name, reference]) =>
    isObject(reference) && (place === 'webhooks' || isPath(name))
      ? [{ name, reference, location: location.child([place, name]) }]
      : [],
  );
}

/** @see https://spec.openapis.org/oas/v3.1.0#patterned-fields */
export function isPath(name: string): boolean {
  return name.startsWith('/');
}

/** A Path Item as it is written and, where it is a `$ref`, its target: each may hold operations and parameters. */
export function pathItemLayers(reference: JsonObject, location: Location, context: UserContext): readonly PlacedNode[] {
  const written = { node: reference, location };
  if (typeof reference['$ref'] !== 'string') return [written];
  const resolved = context.resolve<JsonObject>({ $ref: reference['$ref'] }, location.source.absoluteRef);
  return isObject(resolved.node) && resolved.location !== undefined
    ? [written, { node: resolved.node, location: resolved.location }]
    : [written];
}

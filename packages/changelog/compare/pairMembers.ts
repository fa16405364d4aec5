import { member } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';

/** Pairs the members of two objects by name, those of the older one first. */
export function pairMembers(
  before: JsonObject,
  after: JsonObject,
): readonly (readonly [name: string, old: unknown, now: unknown])[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, member(before, name), member(after, name)]);
}

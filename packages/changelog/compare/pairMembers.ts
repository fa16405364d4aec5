import { member, memberNames } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';

/** Pairs the members of two objects by name, those of the older one first. */
export function pairMembers(
  before: JsonObject,
  after: JsonObject,
): readonly (readonly [name: string, old: unknown, now: unknown])[] {
  const names = new Set([...memberNames(before), ...memberNames(after)]);
  return [...names].map((name) => [name, member(before, name), member(after, name)]);
}

import { members } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/**
 * Pairs the members of two objects, those of the older one first.
 *
 * @param toKey Returns what identifies a member, given its name. The pair has the name in the newer object, if it is there.
 */
export function pairMembers(
  before: JsonObject,
  after: JsonObject,
  toKey: (name: string) => string = (name) => name,
): readonly (readonly [name: string, old: unknown, now: unknown])[] {
  const [old, now] = [before, after].map(
    (all) => new Map(members(all).map(([name, value]) => [toKey(name), { name, value }])),
  );
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...keys].map((key) => {
    const [one, other] = [old?.get(key), now?.get(key)];
    return [other?.name ?? one?.name ?? '', one?.value, other?.value] as const;
  });
}

import { addMember, isObject, member, members, toOrderedObject, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/**
 * The only member of an object that replaces a value as a whole. A merge patch cannot set `null` without it, because
 * `null` removes a member.
 */
const whole = '$whole';

/**
 * Returns the patch from one object to another: changed members, `null` for removed ones, and `{ $whole: value }` for
 * values that a merge patch cannot express, such as a default that contains a `null`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function toMergePatch(before: JsonObject, after: JsonObject): JsonObject {
  const patch: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (member(after, key) === undefined) addMember(patch, key, null);
  for (const [key, value] of members(after)) {
    const old = member(before, key);
    if (isMergeable(old) && isMergeable(value)) {
      const inner = old === value ? {} : toMergePatch(old, value);
      if (Object.keys(inner).length > 0) addMember(patch, key, inner);
    } else if (!isSame(old, value)) {
      const isMerged = isObject(old) && isObject(value);
      addMember(patch, key, isPlain(value) && !isMerged ? value : { [whole]: value });
    }
  }
  return patch;
}

function isMergeable(value: unknown): value is JsonObject {
  return isObject(value) && !Object.hasOwn(value, whole);
}

/** Whether a value can be in a merge patch as it is, because its objects contain no `null` and no `$whole`. */
function isPlain(value: unknown): boolean {
  if (!isObject(value)) return value !== null;
  return isMergeable(value) && members(value).every(([, child]) => isPlain(child));
}

function isSame(old: unknown, value: unknown): boolean {
  return old === value || (old !== undefined && writeJson(old) === writeJson(value));
}

/** Applies a patch. Members that the patch does not name keep their objects. */
export function applyMergePatch(before: JsonObject, patch: JsonObject): JsonObject {
  const result = new Map(members(before));
  for (const [key, value] of members(patch)) {
    if (value === null) result.delete(key);
    else if (!isObject(value)) result.set(key, value);
    else if (isMergeable(value)) {
      const old = result.get(key);
      result.set(key, applyMergePatch(isObject(old) ? old : {}, value));
    } else result.set(key, value[whole]);
  }
  return toOrderedObject(result);
}

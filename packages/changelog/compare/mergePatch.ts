import { isObject, member, members } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';

/** The one member of what takes the place of a value as it stands: by itself a merge patch can set no `null`. */
const whole = '$whole';

/**
 * What turns one object into another: changed members, `null` for those that go, `{ $whole: value }` for values that a
 * merge patch cannot say, such as a default that holds a `null`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function toMergePatch(before: JsonObject, after: JsonObject): JsonObject {
  const patch: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (member(after, key) === undefined) patch[key] = null;
  for (const [key, value] of members(after)) {
    const old = member(before, key);
    if (isMergeable(old) && isMergeable(value)) {
      const inner = old === value ? {} : toMergePatch(old, value);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!isSame(old, value)) {
      const isMerged = isObject(old) && isObject(value);
      patch[key] = isPlain(value) && !isMerged ? value : { [whole]: value };
    }
  }
  return patch;
}

function isMergeable(value: unknown): value is JsonObject {
  return isObject(value) && !Object.hasOwn(value, whole);
}

/** Whether a merge patch that holds a value sets this value. */
function isPlain(value: unknown): boolean {
  if (!isObject(value)) return value !== null;
  return isMergeable(value) && members(value).every(([, child]) => isPlain(child));
}

function isSame(old: unknown, value: unknown): boolean {
  return old === value || (typeof value === 'object' && JSON.stringify(old) === JSON.stringify(value));
}

/** What a patch does not name stays the same object. */
export function applyMergePatch(before: JsonObject, patch: JsonObject): JsonObject {
  const result = new Map(Object.entries(before));
  for (const [key, value] of members(patch)) {
    if (value === null) result.delete(key);
    else if (!isObject(value)) result.set(key, value);
    else if (isMergeable(value)) {
      const old = result.get(key);
      result.set(key, applyMergePatch(isObject(old) ? old : {}, value));
    } else result.set(key, value[whole]);
  }
  return Object.fromEntries(result);
}

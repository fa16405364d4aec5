import { isObject, member, members, type JsonObject } from '../contract/json';

/**
 * What turns one object into another: changed members, `null` for those that go. Members that are `null` themselves
 * cannot be told apart from those; a shape has none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export function toMergePatch(before: JsonObject, after: JsonObject): JsonObject {
  const patch: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (member(after, key) === undefined) patch[key] = null;
  for (const [key, value] of members(after)) {
    const old = member(before, key);
    if (isObject(old) && isObject(value)) {
      const inner = old === value ? {} : toMergePatch(old, value);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!isSame(old, value)) patch[key] = value;
  }
  return patch;
}

function isSame(old: unknown, value: unknown): boolean {
  return old === value || (typeof value === 'object' && JSON.stringify(old) === JSON.stringify(value));
}

/** What a patch does not name stays the same object. */
export function applyMergePatch(before: JsonObject, patch: JsonObject): JsonObject {
  const result = new Map(Object.entries(before));
  for (const [key, value] of members(patch)) {
    if (value === null) result.delete(key);
    else if (isObject(value)) {
      const old = result.get(key);
      result.set(key, applyMergePatch(isObject(old) ? old : {}, value));
    } else result.set(key, value);
  }
  return Object.fromEntries(result);
}

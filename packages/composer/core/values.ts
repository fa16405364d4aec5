import { escapeToken, isObject, pointerTokens, writeJson } from '@reliure/openapi';

/** Returns the value at a JSON Pointer; `undefined` if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce(childOf, value);
}

/** Returns the pointer of a member or an item. */
export function childPointer(pointer: string, name: string | number): string {
  return `${pointer}/${typeof name === 'number' ? name : escapeToken(name)}`;
}

/**
 * Returns a copy of a value with another one at a pointer. Parts that do not change are shared with the original, and
 * missing objects on the way are added.
 *
 * @param next `undefined` removes the member or the item.
 */
export function withValueAt(value: unknown, pointer: string, next: unknown): unknown {
  return replaced(value, pointerTokens(pointer), next);
}

function replaced(value: unknown, tokens: readonly string[], next: unknown): unknown {
  const [token, ...others] = tokens;
  if (token === undefined) return next;
  const child = replaced(childOf(value, token), others, next);
  if (Array.isArray(value)) {
    const index = Number(token);
    return child === undefined ? value.toSpliced(index, 1) : value.toSpliced(index, 1, child);
  }
  const owner = isObject(value) ? value : {};
  if (child !== undefined) return { ...owner, [token]: child };
  const { [token]: _removed, ...rest } = owner;
  return rest;
}

/** Whether two values are written alike in JSON, or both missing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && other !== undefined && writeJson(one) === writeJson(other));
}

function childOf(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

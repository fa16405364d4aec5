/**
 * The names of an object’s members in the contract’s order. Only objects for which JavaScript would return another order
 * have it: those with a name such as `1` after another name. Spreading an object copies it.
 */
export const memberOrder: unique symbol = Symbol('member order');

/** Returns an object with these members, in this order, whatever their names are. */
export function toOrderedObject(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  const object = Object.fromEntries(entries) as Record<string | symbol, unknown>;
  const names = [...new Set(entries.map(([name]) => name))];
  if (Object.keys(object).join('\0') !== names.join('\0')) object[memberOrder] = names;
  return object;
}

/** Returns the names of an object’s own members, in the contract’s order. */
export function memberNames(object: object): readonly string[] {
  const order: unknown = Reflect.get(object, memberOrder);
  const names = Object.keys(object);
  if (!Array.isArray(order)) return names;
  // A copy may have lost or gained members since.
  const ordered = (order as readonly string[]).filter((name) => Object.hasOwn(object, name));
  return [...ordered, ...names.filter((name) => !ordered.includes(name))];
}

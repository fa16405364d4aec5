/**
 * The names of an object’s members in the contract’s order. Only objects for which JavaScript would return another order
 * have it: those with a name such as `1` after another name. Spreading an object copies it.
 */
const memberOrder: unique symbol = Symbol('member order');

/** Returns an object with these members, in this order, whatever their names are. */
export function toOrderedObject(entries: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> {
  const object: Record<string, unknown> = {};
  for (const [name, value] of entries) addMember(object, name, value);
  return object;
}

/** Adds a member to an object, as the last one whatever its name is. */
export function addMember(object: object, name: string, value: unknown): void {
  const isNew = !Object.hasOwn(object, name);
  // An assignment of `__proto__` would add no member.
  Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
  if (!isNew) return;
  const order: unknown = Reflect.get(object, memberOrder);
  if (Array.isArray(order)) Reflect.set(object, memberOrder, [...(order as readonly string[]), name]);
  else if (/^\d+$/.test(name)) {
    const names = Object.keys(object);
    if (names.at(-1) !== name) Reflect.set(object, memberOrder, [...names.filter((other) => other !== name), name]);
  }
}

/** Returns the names of an object’s own members, in the contract’s order. */
export function memberNames(object: object): readonly string[] {
  const order: unknown = Reflect.get(object, memberOrder);
  const names = Object.keys(object);
  if (!Array.isArray(order)) return names;
  // A copy may have lost or gained members since.
  const ordered = (order as readonly string[]).filter((name) => Object.hasOwn(object, name));
  return [...new Set([...ordered, ...names])];
}

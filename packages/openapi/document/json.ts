/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither a list nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is an object, else an empty one: lets a reader go on where the contract says nothing. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value when it is a list, else an empty one. */
export function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value when it is a text that says something; `undefined` for an empty one. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The value when it is a number, else `undefined`; a text with digits is none. */
export function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The own members of an object, in the contract's order. */
export function members(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(toObject(value));
}

/** The own member of an object; never one that is inherited, such as `constructor`. */
export function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What a JSON text says; `undefined`, which none can say, where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

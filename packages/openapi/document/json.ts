import { ExactNumber, toExactNumber } from './exactNumber.ts';
import { addMember, memberNames } from './memberOrder.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither a list, a number nor `null`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/**
 * Returns the value if it is an object, otherwise an empty object, so that callers need not check for missing members.
 */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is a list, otherwise an empty list. */
export function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the value if it is a string that is not blank, otherwise `undefined`. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * Returns the value if it is a number, otherwise `undefined`, even for a string of digits. Digits that a double cannot
 * hold are rounded: use `isNumber` and `ExactNumber` where they are shown.
 */
export function toNumber(value: unknown): number | undefined {
  if (value instanceof ExactNumber) return value.valueOf();
  return typeof value === 'number' ? value : undefined;
}

/** Returns the own members of an object, in the contract’s order. */
export function members(value: unknown): readonly (readonly [string, unknown])[] {
  const object = toObject(value);
  return memberNames(object).map((name) => [name, object[name]]);
}

/** Returns an own member of an object, never an inherited one such as `constructor`. */
export function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Returns the objects inside a value, each once, the value itself included. Iterates, because deep contracts would
 * overflow the call stack.
 */
export function nestedObjects(value: unknown): readonly JsonObject[] {
  const found: JsonObject[] = [];
  const seen = new Set<unknown>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    seen.add(node);
    if (isObject(node)) found.push(node);
    for (const child of Object.values(node)) waiting.push(child);
  }
  return found;
}

/**
 * Parses a JSON text, with the digits of its numbers and the order of its members. Returns `undefined`, which no JSON
 * text can represent, if it is not valid JSON.
 */
export function parseJson(text: string): unknown {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:"{}[\]]+/g) ?? [];
  return readValue(tokens.values());
}

/** Reads the next value from the tokens of a valid JSON text; `undefined` at the end of an object or a list. */
function readValue(tokens: Iterator<string>): unknown {
  const token = String(tokens.next().value);
  if (token === '}' || token === ']') return undefined;
  if (token === '[') {
    const items: unknown[] = [];
    for (let item = readValue(tokens); item !== undefined; item = readValue(tokens)) items.push(item);
    return items;
  }
  if (token === '{') {
    const object: JsonObject = {};
    for (let name = readValue(tokens); typeof name === 'string'; name = readValue(tokens)) {
      addMember(object, name, readValue(tokens));
    }
    return object;
  }
  return /^[-\d]/.test(token) ? toExactNumber(token) : (JSON.parse(token) as unknown);
}

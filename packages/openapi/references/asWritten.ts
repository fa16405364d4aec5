import { isObject, members, type JsonObject } from '../document/json.ts';
import { addMember, toOrderedObject } from '../document/memberOrder.ts';

/** The objects of a contract whose references were replaced, with their members as they are written. */
export type WrittenObjects = Map<object, JsonObject>;

/** Replaces the members of an object of a contract, and notes those that are written. */
export function rewrite(node: JsonObject, replacement: JsonObject, written: WrittenObjects): void {
  if (!written.has(node)) written.set(node, { ...node });
  for (const name of Object.keys(node)) if (!Object.hasOwn(replacement, name)) Reflect.deleteProperty(node, name);
  for (const [name, value] of members(replacement)) addMember(node, name, value);
}

/** Returns a document with its references as they are written. Returns the document itself if none was replaced. */
export function asWritten(document: JsonObject, written: ReadonlyMap<object, JsonObject>): JsonObject {
  return written.size === 0 ? document : copyObject(document, written);
}

function copyObject(node: JsonObject, written: ReadonlyMap<object, JsonObject>): JsonObject {
  return toOrderedObject(members(written.get(node) ?? node).map(([name, value]) => [name, copy(value, written)]));
}

function copy(value: unknown, written: ReadonlyMap<object, JsonObject>): unknown {
  if (Array.isArray(value)) return value.map((item) => copy(item, written));
  return isObject(value) ? copyObject(value, written) : value;
}

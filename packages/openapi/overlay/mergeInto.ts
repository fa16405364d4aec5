import { isObject, members, type JsonObject } from '../document/json.ts';
import { addMember } from '../document/memberOrder.ts';
import { addWritten, type Written } from './untranslated.ts';

/** The kinds of values that an overlay distinguishes. */
export function toKind(value: unknown): 'object' | 'list' | 'value' {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? 'object' : 'value';
}

/**
 * Merges an object into another one, in place: lists are joined, other values replaced.
 *
 * @param written The members that are replaced are added to these.
 * @returns Why two members cannot be merged; `null` if all were.
 * @see https://spec.openapis.org/overlay/v1.1.0#action-object
 */
export function mergeInto(target: JsonObject, update: JsonObject, written: Written): string | null {
  for (const [key, value] of members(update)) {
    const own = Object.hasOwn(target, key) ? target[key] : undefined;
    if (own === undefined) {
      addMember(target, key, value);
      continue;
    }
    if (toKind(own) !== toKind(value))
      return `\`${key}\` is of kind ${toKind(own)} in the contract, but ${toKind(value)} in the update.`;
    if (Array.isArray(own) && Array.isArray(value)) own.push(...(value as readonly unknown[]));
    else if (isObject(own) && isObject(value)) {
      const reason = mergeInto(own, value, written);
      if (reason !== null) return reason;
    } else {
      Reflect.set(target, key, value);
      addWritten(written, target, key);
    }
  }
  return null;
}

import { toDecimal } from './decimal.ts';
import { isNumber } from './exactNumber.ts';
import { isObject, members } from './json.ts';

/**
 * Returns a JSON text that is the same for all notations of a value: `1` and `1.0`, and objects with another order of
 * members. Returns an empty text for `undefined`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.2
 */
export function toCanonicalJson(value: unknown): string {
  if (isNumber(value)) {
    const { sign, digits, point } = toDecimal(value);
    return sign === 0 ? '0' : `${sign * Number(digits.charAt(0))}${digits.slice(1)}e${point - digits.length}`;
  }
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (!isObject(value)) return value === undefined ? '' : JSON.stringify(value);
  const sorted = members(value).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return `{${sorted.map(([name, item]) => `${JSON.stringify(name)}:${toCanonicalJson(item)}`).join(',')}}`;
}

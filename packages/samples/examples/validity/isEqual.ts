import { isNumber, isObject, toNumber } from '@apidoc/openapi';

/** Whether two JSON values are equal. The order of members and the notation of numbers do not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (isNumber(one) && isNumber(other)) return String(one) === String(other) || isSameNumber(toNumber(one), toNumber(other));
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

/** Whether two numbers are equal. Those beyond the range of exact integers are equal only if their digits are. */
function isSameNumber(one = NaN, other = NaN): boolean {
  return one === other && Math.abs(one) <= Number.MAX_SAFE_INTEGER;
}

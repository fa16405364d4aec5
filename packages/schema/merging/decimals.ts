import { toDecimal, toExactNumber } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';

/** Numbers with more digits than this are not computed with: they would fill the memory. */
const maxDigits = 400;

/**
 * Returns the integers that are to each other as two numbers are, and the exponent of 10 that they share. Returns `null`
 * if they have too many digits.
 */
function toIntegers(one: JsonNumber, other: JsonNumber): readonly [bigint, bigint, number] | null {
  const [left, right] = [toDecimal(one), toDecimal(other)];
  const exponents = [left.point - left.digits.length, right.point - right.digits.length] as const;
  const exponent = Math.min(...exponents);
  if (Math.max(left.point, right.point) - exponent > maxDigits) return null;
  const toInteger = ({ sign, digits }: typeof left, own: number) =>
    BigInt(sign) * BigInt(digits + '0'.repeat(own - exponent));
  return [toInteger(left, exponents[0]), toInteger(right, exponents[1]), exponent];
}

/** Returns the least number that is a multiple of both, or `null` if it cannot be computed. */
export function leastCommonMultiple(one: JsonNumber, other: JsonNumber): JsonNumber | null {
  const digits = toIntegers(one, other);
  if (digits === null || digits[0] <= 0n || digits[1] <= 0n) return null;
  const [left, right, exponent] = digits;
  return toExactNumber(toText((left / greatestDivisor(left, right)) * right, exponent));
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** Writes `digits` × 10^`exponent` as JavaScript writes the numbers that it can hold. */
function toText(digits: bigint, exponent: number): string {
  if (exponent >= 0) return String(digits * 10n ** BigInt(exponent));
  const padded = String(digits).padStart(1 - exponent, '0');
  const fraction = padded.slice(exponent).replace(/0+$/, '');
  return padded.slice(0, exponent) + (fraction === '' ? '' : `.${fraction}`);
}

/** Whether a number is a multiple of a step. */
export function isMultiple(value: JsonNumber, step: JsonNumber): boolean {
  const digits = toIntegers(value, step);
  if (digits === null || digits[1] === 0n) return true;
  return digits[0] % digits[1] === 0n;
}

/** Whether a range includes a multiple of a step. A strict bound is not itself part of the range. */
export function hasMultiple(step: JsonNumber, low: Limit, high: Limit): boolean {
  const [lowest, highest] = [toIntegers(low.value, step), toIntegers(high.value, step)];
  if (lowest === null || highest === null || lowest[1] === 0n || highest[1] === 0n) return true;
  const first = -floorDivide(-lowest[0], lowest[1]);
  const last = floorDivide(highest[0], highest[1]);
  const [from, to] = [
    first + (low.strict && first * lowest[1] === lowest[0] ? 1n : 0n),
    last - (high.strict && last * highest[1] === highest[0] ? 1n : 0n),
  ];
  return from <= to;
}

/** A bound of a number. A strict bound is not itself an allowed value. */
export interface Limit {
  readonly value: JsonNumber;
  readonly strict: boolean;
}

function floorDivide(one: bigint, other: bigint): bigint {
  const quotient = one / other;
  return quotient * other > one ? quotient - 1n : quotient;
}

import type { JsonNumber } from './exactNumber.ts';

/** A number as `0.digits × 10^point`, with a sign. */
export interface Decimal {
  /** 0 for zero, which has no digits. */
  readonly sign: -1 | 0 | 1;
  /** Without zeros at the start and at the end. */
  readonly digits: string;
  readonly point: number;
}

/**
 * Returns the exact value of a number, whatever its notation is.
 *
 * @example toDecimal(1200) // { sign: 1, digits: '12', point: 4 }
 */
export function toDecimal(number: JsonNumber): Decimal {
  const [, minus, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(String(number)) ?? [];
  const significant = (whole + fraction).replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  if (digits === '') return { sign: 0, digits, point: 0 };
  return { sign: minus === '-' ? -1 : 1, digits, point: significant.length - fraction.length + Number(exponent) };
}

/** Compares two numbers by their exact values: negative if the first is smaller, 0 if they are equal. */
export function compareNumbers(one: JsonNumber, other: JsonNumber): number {
  const [first, second] = [toDecimal(one), toDecimal(other)];
  if (first.sign !== second.sign) return first.sign - second.sign;
  const isSmaller = first.point === second.point ? first.digits < second.digits : first.point < second.point;
  if (isSmaller) return -first.sign;
  return first.point === second.point && first.digits === second.digits ? 0 : first.sign;
}

/** Whether a number has no fraction, as `1` and `1.0`. @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.1 */
export function isInteger(number: JsonNumber): boolean {
  const { digits, point } = toDecimal(number);
  return point >= digits.length;
}

/**
 * Returns a plain number if it has the same value, which is then written the shortest way, otherwise the number itself.
 *
 * @example toShortestNumber(toExactNumber('1.0')) // 1
 */
export function toShortestNumber(number: JsonNumber): JsonNumber {
  const plain = number.valueOf();
  return compareNumbers(plain, number) === 0 ? plain : number;
}

/**
 * A number of the contract that JavaScript would write with other digits: `1945044589271781376`, `1.0`, `1e400`, `-0`.
 * It is a leaf like any other number: `isObject` is false for it.
 */
export class ExactNumber {
  /** As JSON, with the digits of the contract. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns the nearest number, which may be infinite. */
  valueOf(): number {
    return Number(this.text);
  }

  toString(): string {
    return this.text;
  }

  /** For code that knows nothing of this class. `writeJson` keeps the digits. */
  toJSON(): number {
    return this.valueOf();
  }
}

/** A number as the contract contains it. */
export type JsonNumber = number | ExactNumber;

/** Whether a value is a number, with exact digits or without. */
export function isNumber(value: unknown): value is JsonNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/**
 * Returns the number that a JSON text represents, as a plain number if that is written with the same digits.
 *
 * @example toExactNumber('1.0').toString() // '1.0'
 */
export function toExactNumber(text: string): JsonNumber {
  const number = Number(text);
  return String(number) === text ? number : new ExactNumber(text);
}

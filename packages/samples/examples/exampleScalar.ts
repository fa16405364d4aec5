import { compareNumbers, toNumber } from '@reliure/openapi';
import type { JsonNumber, JsonObject } from '@reliure/openapi';
import { lowerBound, upperBound } from '@reliure/schema';
import { formatExamples } from './formatExamples.ts';

/** The maximum length of a generated text, even if `minLength` is larger: a sample must stay readable. */
const maxTextLength = 500;

/**
 * Returns an example of the format, or a word repeated until it has the required length.
 *
 * @example exampleText({ minLength: 7 }) // 'textete'
 */
export function exampleText(keywords: JsonObject, word: string): string {
  const [usual] = formatExamples(keywords);
  if (usual !== undefined) return usual;
  const length = Math.min(Math.max(toNumber(keywords['minLength']) ?? 0, word.length), maxTextLength);
  const maxLength = toNumber(keywords['maxLength']) ?? length;
  return word.padEnd(length, word).slice(0, Math.min(length, maxLength));
}

/** Returns a number within the bounds of a schema. `step` replaces a missing `multipleOf`. */
export function exampleNumber(keywords: JsonObject, step?: number): JsonNumber {
  const [low, high] = [lowerBound(keywords), upperBound(keywords)];
  const value = roundedExample(toRounded(low), toRounded(high), toNumber(keywords['multipleOf']) ?? step);
  // The bounds may have more digits than a double.
  if (low !== null && compareNumbers(value, low.value) < 0) return low.value;
  return high !== null && compareNumbers(value, high.value) > 0 ? high.value : value;
}

type RoundedBound = { readonly value: number; readonly strict: boolean } | null;

function toRounded(bound: ReturnType<typeof lowerBound>): RoundedBound {
  return bound === null ? null : { ...bound, value: bound.value.valueOf() };
}

function roundedExample(low: RoundedBound, high: RoundedBound, multiple: number | undefined): number {
  if (multiple === undefined || multiple <= 0) return withinBounds(low, high);
  const lowestFactor = low === null ? 1 : Math.ceil(low.value / multiple);
  const highestFactor = high === null ? lowestFactor : Math.floor(high.value / multiple);
  const minFactor = low?.strict === true && lowestFactor * multiple === low.value ? lowestFactor + 1 : lowestFactor;
  const maxFactor =
    high?.strict === true && highestFactor * multiple === high.value ? highestFactor - 1 : highestFactor;
  return withoutRoundingError((low === null ? Math.min(minFactor, maxFactor) : minFactor) * multiple);
}

function withinBounds(low: RoundedBound, high: RoundedBound): number {
  if (low !== null && high !== null)
    return low.strict || high.strict ? withoutRoundingError((low.value + high.value) / 2) : low.value;
  if (low !== null) return low.strict ? low.value + 1 : low.value;
  if (high !== null) return Math.min(1, high.strict ? high.value - 1 : high.value);
  return 1;
}

/** @example withoutRoundingError(3 * 0.1) // 0.3 */
function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(15));
}

/** Returns numbers that a schema may allow. The caller tests them. */
export function* numberCandidates(keywords: JsonObject, isInteger: boolean): Generator<JsonNumber> {
  const first = exampleNumber(keywords, isInteger ? 1 : undefined);
  yield first;
  const step = toNumber(keywords['multipleOf']) ?? 1;
  const start = Math.floor(first.valueOf() / step);
  if (step > 0) {
    for (let offset = 1; offset <= 60; offset += 1) {
      yield withoutRoundingError((start + offset) * step);
      yield withoutRoundingError((start - offset) * step);
    }
  }
  const [low, high] = [toRounded(lowerBound(keywords)), toRounded(upperBound(keywords))];
  if (low !== null && high !== null) {
    for (const part of [2, 3, 4, 10, 100]) yield withoutRoundingError(low.value + (high.value - low.value) / part);
  }
  for (const bound of [low, high]) if (bound !== null) yield bound.value;
  yield* [0.5, 1.5, 0, 1, -1, 100, 1000, -100];
}

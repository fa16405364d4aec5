import { compareNumbers, toNumber, toText } from '@apidoc/openapi';
import type { JsonNumber, JsonObject } from '@apidoc/openapi';
import { lowerBound, upperBound } from '@apidoc/schema';

/**
 * Examples for formats with a syntax of their own, and for `url`, which is often written instead of `uri`.
 *
 * @see https://spec.openapis.org/registry/format/
 */
const formats: Readonly<Record<string, string>> = {
  uuid: '3f0c1b2a-4d5e-4f60-8a7b-9c8d7e6f5a4b',
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'PT1H',
  email: 'nom@example.com',
  'idn-email': 'nom@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  iri: 'https://example.com/',
  'uri-reference': '/exemple',
  'uri-template': '/exemple/{id}',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'dGV4dGU=',
  base64url: 'dGV4dGU',
  'json-pointer': '/exemple',
  regex: '.*',
};

/** The word that example texts consist of by default. */
export const filler = 'texte';

/** The maximum length of a generated text, even if `minLength` is larger: a sample must stay readable. */
const maxTextLength = 500;

/**
 * Returns an example of the format, or a word repeated until it has the required length.
 *
 * @example exampleText({ minLength: 7 }) // 'textete'
 */
export function exampleText(keywords: JsonObject, word: string): string {
  const format = toText(keywords['format']) ?? (keywords['contentEncoding'] === 'base64' ? 'byte' : '');
  if (Object.hasOwn(formats, format)) return formats[format] ?? filler;
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

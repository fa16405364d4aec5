import { compareNumbers, toNumber, toText } from '@reliure/openapi';
import type { JsonNumber, JsonObject } from '@reliure/openapi';
import { lowerBound, upperBound } from '@reliure/schema';

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
  'relative-json-pointer': '1/exemple',
  'json-pointer-uri-fragment': '#/exemple',
  'iso-time': '12:00:00Z',
  'iso-date-time': '2026-01-31T12:00:00Z',
  'idn-hostname': 'example.com',
  'iri-reference': '/exemple',
};

/** Other examples of formats, for schemas whose bounds or pattern the usual one does not meet. */
const otherFormats: Readonly<Record<string, readonly string[]>> = {
  uuid: ['3F0C1B2A-4D5E-4F60-8A7B-9C8D7E6F5A4B'],
  email: ['a@b.fr', 'prenom.nom.de.famille@service.example.com'],
  hostname: ['a', 'exemple', 'serveur', 'un.service.assez.long.example.com'],
  uri: ['https://a.fr', 'https://example.com/un/chemin/assez/long/pour/etre/valable', 'urn:a:b', 'a:b'],
  'uri-reference': ['a', 'https://example.com/', '/un/chemin/assez/long/pour/etre/valable', ''],
  duration: ['P1D', 'PT30M', 'P1Y2M3DT4H5M6S'],
  time: ['08:30:00+02:00', '12:00:00.000Z'],
  'date-time': ['2026-01-31T12:00:00.000Z', '2026-01-31T13:00:00+01:00'],
  ipv4: ['1.2.3.4', '192.168.100.200'],
  ipv6: ['::1', '::', '2001:0db8:0000:0000:0000:0000:0000:0001'],
  'json-pointer': ['', '/a', '/un/chemin/assez/long/pour/etre/valable'],
  regex: ['a', '^[a-z]+$', '^[a-z]{1,20}-[0-9]{1,20}$'],
  byte: ['', 'dGU=', 'dW4gdGV4dGUgYXNzZXogbG9uZyBwb3VyIGV0cmUgdmFsYWJsZQ=='],
  'uri-template': ['a', '/{id}', '/un/chemin/assez/long/{id}/{nom}'],
  url: ['https://a.fr', 'https://example.com/un/chemin/assez/long/pour/etre/valable'],
  'relative-json-pointer': ['0', '0#', '10/un/chemin/assez/long'],
};

/** Returns examples of the format of a schema, none if the format is not known. */
export function formatExamples(keywords: JsonObject): readonly string[] {
  const format = formatOf(keywords);
  const usual = Object.hasOwn(formats, format) ? formats[format] : undefined;
  return usual === undefined
    ? []
    : [usual, ...(Object.hasOwn(otherFormats, format) ? (otherFormats[format] ?? []) : [])];
}

function formatOf(keywords: JsonObject): string {
  return toText(keywords['format']) ?? (keywords['contentEncoding'] === 'base64' ? 'byte' : '');
}

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
  const format = formatOf(keywords);
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

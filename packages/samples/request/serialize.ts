import { isObject, members, writeJson } from '@reliure/openapi';

/** The serialization of a parameter or a form field. @see https://spec.openapis.org/oas/v3.1.0#style-values */
export interface Style {
  readonly style: string;
  readonly explode: boolean;
}

/** A name and a text, not encoded yet. */
export type NameAndText = readonly [name: string, text: string];

const delimiters: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
]);

/** Serializes a query parameter, a cookie or a form field as one pair, or as one pair for each value. */
export function toStyledPairs(name: string, value: unknown, { style, explode }: Style): readonly NameAndText[] {
  if (style === 'deepObject') return deepPairs(name, value);
  const delimiter = delimiters.get(style) ?? ',';
  if (Array.isArray(value)) {
    return explode ? value.map((item) => [name, toScalar(item)]) : [[name, value.map(toScalar).join(delimiter)]];
  }
  if (!isObject(value)) return [[name, toScalar(value)]];
  const entries = toEntries(value);
  return explode && (style === 'form' || style === 'cookie') ? entries : [[name, entries.flat().join(delimiter)]];
}

/**
 * Serializes a `deepObject`. The specification does not define lists in brackets: plain values repeat the name, and
 * structures get an index, as common parsers expect.
 *
 * @example deepPairs('filtre', { nom: 'a', lots: [{ iud: 'b' }] }) // [['filtre[nom]', 'a'], ['filtre[lots][0][iud]', 'b']]
 */
function deepPairs(name: string, value: unknown): readonly NameAndText[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      isObject(item) || Array.isArray(item) ? deepPairs(`${name}[${index}]`, item) : [[name, toScalar(item)] as const],
    );
  }
  if (!isObject(value)) return [[name, toScalar(value)]];
  return members(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/**
 * Serializes and encodes a path parameter.
 *
 * @example toPathText('id', [3, 4], { style: 'matrix', explode: true }) // ';id=3;id=4'
 */
export function toPathText(name: string, value: unknown, { style, explode }: Style): string {
  const key = encode(name);
  const texts = toTexts(value).map(([own, text]) => [own === null ? null : encode(own), encode(text)] as const);
  const joined = (delimiter: string) =>
    texts.map(([own, text]) => (own === null ? text : `${own}${explode ? '=' : ','}${text}`)).join(delimiter);
  switch (style) {
    case 'label':
      return `.${joined(explode ? '.' : ',')}`;
    case 'matrix':
      return explode ? texts.map(([own, text]) => `;${own ?? key}=${text}`).join('') : `;${key}=${joined(',')}`;
    default:
      return joined(',');
  }
}

/** Serializes the value of a header in `simple`, the only style for headers. */
export function toStyledHeader(value: unknown, explode: boolean): string {
  const texts = toTexts(value);
  return texts.map(([own, text]) => (own === null ? text : `${own}${explode ? '=' : ','}${text}`)).join(',');
}

/** Percent-encodes all characters except those that RFC 3986 calls unreserved. */
export function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns the items of a list, the members of an object with their names, or a single value, as texts. */
export function toTexts(value: unknown): readonly (readonly [name: string | null, text: string])[] {
  if (Array.isArray(value)) return value.map((item) => [null, toScalar(item)] as const);
  return isObject(value) ? toEntries(value) : [[null, toScalar(value)]];
}

function toEntries(value: Readonly<Record<string, unknown>>): readonly NameAndText[] {
  return members(value).map(([key, item]) => [key, toScalar(item)] as const);
}

/** Replaces unpaired surrogates, which UTF-8 cannot represent, with the replacement character. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Serializes a single value. A nested structure is written as JSON, because no style defines a form for it. */
export function toScalar(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : writeJson(value);
}

import { isObject } from '@reliure/openapi';
import { encode, toTexts, type Style } from './serialize.ts';

/** A character that a style writes between values. */
export type Delimiter = ',' | ' ' | '|' | '.';

/** Returns what a style writes between the texts of a list or an object, `undefined` if it writes each on its own. */
function delimiterOf(value: unknown, { style, explode }: Style): Delimiter | undefined {
  switch (style) {
    case 'deepObject':
      return undefined;
    case 'form':
    case 'cookie':
    case 'matrix':
      return explode ? undefined : ',';
    case 'spaceDelimited':
      return explode && Array.isArray(value) ? undefined : ' ';
    case 'pipeDelimited':
      return explode && Array.isArray(value) ? undefined : '|';
    case 'label':
      return explode ? '.' : ',';
    default:
      return ',';
  }
}

/** Returns the delimiter of a list or an object if one of its texts contains it too. */
export function innerDelimiter(value: unknown, style: Style): Delimiter | undefined {
  const delimiter = isObject(value) || Array.isArray(value) ? delimiterOf(value, style) : undefined;
  return delimiter !== undefined && toJoined(value).some((text) => text.includes(delimiter)) ? delimiter : undefined;
}

/**
 * Returns a pair of the style `form` in which the texts are encoded and the commas between them are not. Returns `null` if
 * no text contains a comma: then, servers read the same list from a pair that is encoded as a whole.
 *
 * @example toDelimitedPair('q', ['b,c', 'd'], { style: 'form', explode: false }) // 'q=b%2Cc,d'
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.8
 */
export function toDelimitedPair(name: string, value: unknown, style: Style): readonly [string, string] | null {
  if (style.style !== 'form' || innerDelimiter(value, style) === undefined) return null;
  return [encode(name), toJoined(value).map(encode).join(',')];
}

function toJoined(value: unknown): readonly string[] {
  return toTexts(value).flatMap(([name, text]) => (name === null ? [text] : [name, text]));
}

import { encode } from './serialize.ts';

/**
 * Encodes a text for a query or a form. Characters that are allowed there stay readable.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.4
 * @example encodeQuery('2026-03-12T09:30:00+01:00') // '2026-03-12T09:30:00%2B01:00'
 */
export function encodeQuery(text: string): string {
  return encode(text).replace(/%(?:2C|2F|3A|40)/g, decodeURIComponent);
}

import { toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** A format whose texts can have any length: what comes before and after the part that is repeated. */
interface Stretch {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

const host: Stretch = { before: '', unit: 'serveur.', after: 'example.com' };
const mail: Stretch = { ...host, before: 'nom@' };
const path: Stretch = { before: '/', unit: 'exemple', after: '' };
const url: Stretch = { ...path, before: 'https://example.com/' };

const stretches: ReadonlyMap<string, Stretch> = new Map([
  ['hostname', host],
  ['idn-hostname', host],
  ['email', mail],
  ['idn-email', mail],
  ['uri', url],
  ['url', url],
  ['iri', url],
  ['uri-reference', path],
  ['iri-reference', path],
  ['json-pointer', path],
  ['uri-template', { ...path, before: '/{id}/' }],
  ['relative-json-pointer', { ...path, before: '1/' }],
  ['regex', { ...path, before: '' }],
]);

/**
 * Returns a text of the format of a schema with a given length; `undefined` if the format has no texts of any length.
 *
 * @example stretchedText({ format: 'email' }, 23) // 'nom@serveur.example.com'
 */
export function stretchedText(keywords: JsonObject, length: number): string | undefined {
  const format = toText(keywords['format']) ?? '';
  if (format === 'byte' || keywords['contentEncoding'] === 'base64') return 'dGV4'.repeat(Math.floor(length / 4));
  const stretch = stretches.get(format);
  if (stretch === undefined) return undefined;
  const { before, unit, after } = stretch;
  const missing = length - before.length - after.length;
  if (missing <= 0) return undefined;
  // A label must not be empty.
  return (
    before +
    unit
      .repeat(Math.ceil(missing / unit.length))
      .slice(-missing)
      .replace(/^\./, 'x') +
    after
  );
}

import { toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { texts } from '../texts.ts';

/** A format whose texts can have any length: what comes before and after the part that is repeated. */
interface Stretch {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

function toStretch(format: string): Stretch | undefined {
  const { example, name, server } = texts().examples;
  const path: Stretch = { before: '/', unit: example, after: '' };
  const host: Stretch = { before: '', unit: `${server}.`, after: 'example.com' };
  switch (format) {
    case 'hostname':
    case 'idn-hostname':
      return host;
    case 'email':
    case 'idn-email':
      return { ...host, before: `${name}@` };
    case 'uri':
    case 'url':
    case 'iri':
      return { ...path, before: 'https://example.com/' };
    case 'uri-reference':
    case 'iri-reference':
    case 'json-pointer':
      return path;
    case 'uri-template':
      return { ...path, before: '/{id}/' };
    case 'relative-json-pointer':
      return { ...path, before: '1/' };
    case 'regex':
      return { ...path, before: '' };
    default:
      return undefined;
  }
}

/**
 * Returns a text of the format of a schema with a given length; `undefined` if the format has no texts of any length.
 *
 * @example stretchedText({ format: 'email' }, 23) // 'nom@serveur.example.com'
 */
export function stretchedText(keywords: JsonObject, length: number): string | undefined {
  const format = toText(keywords['format']) ?? '';
  if (format === 'byte' || keywords['contentEncoding'] === 'base64') return 'dGV4'.repeat(Math.floor(length / 4));
  const stretch = toStretch(format);
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

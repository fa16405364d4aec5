import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { decodeAddress } from '../document/decodeAddress.ts';

/**
 * Returns the absolute path of the file that a `$ref` names. A `$ref` is a URI reference: its file may be
 * percent-encoded, and a query says nothing about a file. A file whose name is exactly what is written is found too,
 * because many contracts do not encode names.
 *
 * @param base Absolute path of the file that contains the `$ref`.
 * @param reference The `$ref` without its fragment.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.2
 * @example toFilePath('/api/openapi.yaml', 'My%20Schema.yaml') // '/api/My Schema.yaml'
 */
export function toFilePath(base: string, reference: string): string {
  const written = resolve(dirname(base), reference);
  const decoded = resolve(dirname(base), decodeAddress(reference.replace(/\?.*$/s, '')));
  return existsSync(decoded) || !existsSync(written) ? decoded : written;
}

import { toJsonText } from './literals.ts';
import { toQuotable } from '../../request/multipart/toQuotable.ts';
import type { MultipartPart } from '../../types.ts';

/**
 * Returns the header lines of one part, for languages in which a multipart form is written out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.2
 */
export function partHeaders(part: MultipartPart): readonly string[] {
  const file = part.kind === 'file' ? `; filename="${toQuotable(part.fileName)}"` : '';
  return [
    `Content-Disposition: form-data; name="${toQuotable(part.name)}"${file}`,
    ...(part.mediaType === undefined ? [] : [`Content-Type: ${part.mediaType}`]),
  ];
}

/** Returns the content of a part that is not a file. */
export function partText(part: Exclude<MultipartPart, { kind: 'file' }>): string {
  return part.kind === 'json' ? toJsonText(part.value) : part.text;
}

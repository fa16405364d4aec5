import { writeJson } from '@reliure/openapi';
import type { MultipartPart } from '../../types.ts';

/** Returns the content of a part that is not a file, as it is sent. */
export function partContent(part: Exclude<MultipartPart, { kind: 'file' }>): string {
  return part.kind === 'json' ? writeJson(part.value) : part.text;
}

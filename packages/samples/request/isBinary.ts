import type { Resolve } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import { isTextual } from './mediaTypes.ts';

/**
 * Whether schemas that apply together describe a file, themselves or in a variant: raw bytes, not an encoding of them.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#considerations-for-file-uploads
 */
export function isBinary(schemas: readonly unknown[], resolve: Resolve, depth = 0): boolean {
  const { keywords, choices } = mergeSchema(schemas, resolve);
  const { type, format, contentMediaType, contentEncoding } = keywords;
  const isRaw = type === undefined && contentEncoding === undefined;
  if (format === 'binary' || (isRaw && typeof contentMediaType === 'string' && !isTextual(contentMediaType)))
    return true;
  return depth < 3 && choices.some((choice) => choice.schemas.some((schema) => isBinary([schema], resolve, depth + 1)));
}

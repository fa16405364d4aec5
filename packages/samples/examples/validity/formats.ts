import { isNumber } from '@reliure/openapi';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const formats = new Map(Object.entries(fullFormats));

/**
 * Whether a value has a format, if that is one of texts or numbers and known.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7
 */
export function hasFormat(candidate: unknown, format: unknown): boolean {
  const value = isNumber(candidate) ? Number(candidate) : candidate;
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  const known = typeof format === 'string' ? formats.get(format) : undefined;
  if (known === undefined || typeof known === 'boolean' || typeof known === 'string') return true;
  if (known instanceof RegExp) return typeof value !== 'string' || known.test(value);
  if (typeof known === 'function') return typeof value !== 'string' || known(value);
  const { validate } = known;
  if (validate instanceof RegExp) return typeof value !== 'string' || validate.test(value);
  // The formats of numbers, such as `int32`, test numbers only, and all others test texts only.
  const isTested = (known.type === 'number') === (typeof value === 'number');
  return !isTested || typeof validate !== 'function' || Reflect.apply(validate, undefined, [value]) === true;
}

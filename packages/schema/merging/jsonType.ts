import { isInteger, isNumber } from '@reliure/openapi';

/** Returns the type of a value, as JSON Schema names it. A number without a fraction is an integer. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

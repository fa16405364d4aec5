import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { JsonObject } from '@reliure/openapi';

const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  multipleOfPrecision: 9,
  messages: false,
  code: { optimize: false },
});
addFormats(ajv);

/**
 * Whether Ajv allows a value. Returns `null` for the few schemas with `unevaluatedProperties` inside other schemas for which
 * Ajv 8 generates code that throws.
 */
export function isAllowedByAjv(schema: JsonObject | boolean, value: unknown): boolean | null {
  try {
    return ajv.compile(schema)(value);
  } catch {
    return null;
  }
}

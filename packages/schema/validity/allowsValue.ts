import { isObject, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { meetsAssertions } from './meetsAssertions.ts';

/**
 * Whether a schema’s own keywords allow a value, as far as they contain no schemas. All other keywords do, except a `not`
 * about plain values.
 */
export function allowsValue(value: unknown, keywords: JsonObject): boolean {
  return (
    (value === null && keywords['nullable'] === true) ||
    (meetsAssertions(value, keywords) && !isExcluded(value, keywords))
  );
}

/** Keywords that say whether a plain value is allowed, and annotations. */
const decidable: ReadonlySet<string> = new Set([
  ...['type', 'nullable', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'title', 'description'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

/** Whether `not`, or a schema in `allOf`, excludes a plain value. */
function isExcluded(value: unknown, { not, allOf }: JsonObject): boolean {
  const isDecidable = isObject(not) && Object.keys(not).every((key) => decidable.has(key));
  return (
    (isDecidable && allowsValue(value, not)) ||
    toArray(allOf).some((schema) => isObject(schema) && !allowsValue(value, schema))
  );
}

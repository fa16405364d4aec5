import { isObject, members } from '../document/json.ts';
import type { Resolve } from '../document/references.ts';

/** Keywords of JSON Schema with the same meaning in OpenAPI 3.0. */
const same = new Set([
  ...['title', 'description', 'default', 'example', 'readOnly', 'writeOnly', 'deprecated', 'xml', 'externalDocs'],
  ...['enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'discriminator'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]);

/** Keywords that contain schemas. */
const inside = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'items', 'properties', 'additionalProperties', '$defs']);

/** Keywords that are converted, and identifiers, which have no meaning without the references that use them. */
const converted = new Set([
  ...['$ref', 'type', 'const', 'examples', 'required', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['contentEncoding', 'contentMediaType', '$schema', '$id', '$anchor', '$comment'],
]);

/** Whether OpenAPI 3.0 has a keyword with the same meaning. */
export function isSame(key: string): boolean {
  return same.has(key) || key.startsWith('x-');
}

/** Whether OpenAPI 3.0 cannot express a keyword. */
export function isLost(key: string): boolean {
  return !isSame(key) && !inside.has(key) && !converted.has(key);
}

/** Whether a schema, one inside it or one that it refers to loses a keyword. */
export function losesConditions(
  schema: unknown,
  context: { readonly resolve: Resolve },
  seen = new Set<unknown>(),
): boolean {
  const loses = (inner: unknown) => losesConditions(inner, context, seen);
  if (Array.isArray(schema)) return schema.some(loses);
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  if ('$ref' in schema && loses(context.resolve({ $ref: schema['$ref'] }).node)) return true;
  return members(schema).some(
    ([key, value]) =>
      isLost(key) ||
      (inside.has(key) &&
        loses(key === 'properties' || key === '$defs' ? members(value).map(([, one]) => one) : value)),
  );
}

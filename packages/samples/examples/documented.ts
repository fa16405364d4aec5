import { isNumber, parseJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { schemaExamples, schemaTypes } from '@reliure/schema';
import type { ConcreteSchema } from './variants.ts';

/** Returns the examples of a schema, converted to its type. */
export function documentedExamples({ keywords }: ConcreteSchema): readonly unknown[] {
  if (keywords['const'] !== undefined) return [];
  const types = schemaTypes(keywords);
  const mayBeNull = types.length === 0 || types.includes('null') || keywords['nullable'] === true;
  // YAML parses `example:` without a value as `null`.
  const examples = schemaExamples(keywords).filter((example) => example !== null || mayBeNull);
  return examples.map((example) => coerceToType(example, keywords));
}

/** Returns what else a schema documents as a value: its constant, its default and the values that it lists. */
export function otherDocumented({ keywords, listed }: ConcreteSchema): readonly unknown[] {
  if (keywords['const'] !== undefined) return [keywords['const']];
  const own = coerceToType(keywords['default'], keywords);
  return [
    ...(own === undefined || own === null ? [] : [own]),
    ...listed.filter((value) => value !== null),
    ...listed.filter((value) => value === null),
  ];
}

/**
 * Converts a documented value to the type of its schema: authors often forget quotes, or add unnecessary ones.
 *
 * @example coerceToType(12, { type: 'string' }) // '12'
 */
export function coerceToType(value: unknown, keywords: JsonObject): unknown {
  const [type, ...others] = schemaTypes(keywords).filter((name) => name !== 'null');
  if (others.length > 0) return value;
  if (type === 'string') return isNumber(value) || typeof value === 'boolean' ? String(value) : value;
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  const parsed = type === 'number' || type === 'integer' ? parseJson(value) : undefined;
  return isNumber(parsed) ? parsed : value;
}

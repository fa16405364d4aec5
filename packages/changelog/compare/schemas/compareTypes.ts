import { isNumber } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { listedValues, schemaTypes } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import type { KeywordChange } from './keywordChange.ts';
import { resolveWithoutTarget } from './flatSchema.ts';

/**
 * Compares the types of two schemas. If one names none but lists its values, they have types; if both list values, these
 * are compared instead.
 *
 * @param isText Whether the values are written as text, as in a query, where a number is a text too.
 */
export function compareSchemaTypes(
  before: MergedSchema,
  after: MergedSchema,
  isText: boolean,
): readonly KeywordChange[] {
  const [old, now] = [listed(before), listed(after)];
  if (old === null || now === null) return compareTypes(withTypesOf(before, old), withTypesOf(after, now), isText);
  return compareNull(allowsNull(before, old), allowsNull(after, now));
}

function listed(schema: MergedSchema): readonly unknown[] | null {
  const values = listedValues(schema, resolveWithoutTarget);
  return values.length === 0 ? null : values;
}

function allowsNull({ keywords }: MergedSchema, values: readonly unknown[]): boolean {
  return keywords['nullable'] === true || schemaTypes(keywords).includes('null') || values.includes(null);
}

function withTypesOf({ keywords }: MergedSchema, values: readonly unknown[] | null): JsonObject {
  if (values === null || schemaTypes(keywords).length > 0) return keywords;
  return { ...keywords, type: [...new Set(values.map(typeOfValue))] };
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isNumber(value)) return Number.isInteger(Number(value)) ? 'integer' : 'number';
  return value === null ? 'null' : typeof value;
}

/**
 * Compares the types of two schemas, as `mergeSchema` merged them.
 *
 * @param isText Whether the values are written as text, as in a query, where a number is a text too.
 */
export function compareTypes(before: JsonObject, after: JsonObject, isText = false): readonly KeywordChange[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (old.length + now.length === 0) return compareNull(before['nullable'] === true, after['nullable'] === true);
  const [was, is] = [old.join(', '), now.join(', ')];
  if (was === is) return [];
  const kind = isWithin(now, old, isText)
    ? 'type-narrowed'
    : isWithin(old, now, isText)
      ? 'type-widened'
      : 'type-changed';
  return [{ kind, before: was, after: is }];
}

/**
 * Compares whether `null` is allowed beside schemas whose types are not known here: a component, or the variants of a
 * choice.
 */
function compareNull(before: boolean, after: boolean): readonly KeywordChange[] {
  if (before === after) return [];
  return [after ? { kind: 'variant-added', after: 'null' } : { kind: 'variant-removed', before: 'null' }];
}

/** Whether each type is one of the others. A schema without types allows all. */
function isWithin(types: readonly string[], others: readonly string[], isText: boolean): boolean {
  if (others.length === 0) return true;
  const isAllowed = (type: string) =>
    others.includes(type) ||
    (type === 'integer' && others.includes('number')) ||
    (isText && others.includes('string') && ['integer', 'number', 'boolean'].includes(type));
  return types.length > 0 && types.every(isAllowed);
}

function typesOf(keywords: JsonObject): readonly string[] {
  return [...new Set(schemaTypes(keywords))].sort();
}

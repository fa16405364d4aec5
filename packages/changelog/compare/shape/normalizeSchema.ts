import { isObject, toArray, toOrderedObject, members, toNumber } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { orNull, toPlainChoice } from './normalizeChoices.ts';
import { isApplicable, typesOf, withTypes } from './schemaTypes.ts';

/**
 * Returns the one notation for what schemas can say in several, in OpenAPI 3.0 and 3.1 or by different authors. The
 * schemas inside are already normalized.
 */
export function normalizeSchema(schema: JsonObject): JsonObject {
  const steps = [toTypes, toValues, toNumericBounds, toEncodings, toNames, toOneChoice, toParts, withoutDefaults];
  return steps.reduce((node, step) => step(node), schema);
}

/** Turns `nullable` into a type, or into a variant beside schemas whose types are not known here. */
function toTypes({ nullable, ...node }: JsonObject): JsonObject {
  return nullable === true ? orNull(node) : withTypes(node, typesOf(node));
}

/** Lists `null` where it is allowed, as authors mean it who only write it as a type. */
function toValues(node: JsonObject): JsonObject {
  const isConstant = Object.hasOwn(node, 'const');
  if (!isConstant && !Array.isArray(node['enum'])) return node;
  const values = isConstant ? [node['const']] : toArray(node['enum']);
  const others = values.filter((value) => value !== null);
  const { const: _constant, enum: _values, nullable: _nullable, ...rest } = node;
  const types = typesOf(rest);
  const isNullable =
    types.length === 0 ? node['nullable'] === true || others.length < values.length : types.includes('null');
  if (others.length === 0) return isNullable ? { ...rest, type: 'null' } : node;
  if (others.includes(true) && others.includes(false) && types.every((type) => type === 'boolean' || type === 'null'))
    return withTypes(rest, isNullable ? ['boolean', 'null'] : ['boolean']);
  if (!isNullable) return others.length === values.length ? node : { ...rest, enum: others };
  return { ...rest, enum: [...others, null] };
}

/**
 * Converts the `exclusiveMinimum` and `exclusiveMaximum` of OpenAPI 3.0, which are booleans beside `minimum` and
 * `maximum`.
 *
 * @see https://spec.openapis.org/oas/v3.0.4#properties
 */
function toNumericBounds(given: JsonObject): JsonObject {
  return toNumericBound(toNumericBound(given, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
}

function toNumericBound(given: JsonObject, bound: string, exclusive: string): JsonObject {
  const isExclusive = given[exclusive];
  if (typeof isExclusive !== 'boolean') return given;
  const { [bound]: value, [exclusive]: _flag, ...others } = given;
  return { ...others, ...(value !== undefined && { [isExclusive ? exclusive : bound]: value }) };
}

const bytes = 'application/octet-stream';

/** Converts the `format: byte` and `format: binary` of OpenAPI 3.0. @see https://spec.openapis.org/oas/v3.1.1#migrating-binary-descriptions-from-oas-3-0 */
function toEncodings(node: JsonObject): JsonObject {
  const { format, type, ...others } = node;
  if (format === 'byte') return { ...others, ...(type !== undefined && { type }), contentEncoding: 'base64' };
  if (format === 'binary') return { contentMediaType: bytes, ...others };
  const isRaw = type === 'string' && node['contentMediaType'] === bytes && node['contentEncoding'] === undefined;
  return isRaw ? { ...others, ...(format !== undefined && { format }) } : node;
}

/** Removes the type of names, which are always texts. */
function toNames(node: JsonObject): JsonObject {
  const { propertyNames: names } = node;
  if (!isObject(names) || names['type'] !== 'string') return node;
  const { type: _type, ...others } = names;
  return { ...node, propertyNames: others };
}

function toOneChoice(node: JsonObject): JsonObject {
  return toPlainChoice(toPlainChoice(node, 'oneOf'), 'anyOf');
}

/** Removes the nesting of `allOf`, and an `allOf` that says nothing, or nothing else than its only schema. */
function toParts(node: JsonObject): JsonObject {
  const { allOf, ...others } = node;
  if (allOf === undefined) return node;
  const parts = toArray(allOf)
    .flatMap((part) => (isObject(part) && isOnly(part, 'allOf') ? toArray(part['allOf']) : [part]))
    .filter((part) => !allowsAll(part));
  const [only] = parts;
  if (parts.length === 1 && isObject(only) && Object.keys(others).length === 0) return only;
  return parts.length === 0 ? others : { ...others, allOf: parts };
}

function isOnly(schema: JsonObject, keyword: string): boolean {
  return Object.keys(schema).length === 1 && Object.hasOwn(schema, keyword);
}

function allowsAll(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

/** Patterns that every text matches. */
const anyText: ReadonlySet<unknown> = new Set(
  ['', '.*', '[\\s\\S]*']
    .flatMap((core) => [core, `^${core}`, `${core}$`, `^${core}$`])
    .filter((text) => text !== '^$'),
);

/** Keywords that say nothing with a certain value. */
const defaults: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(['deprecated', 'readOnly', 'writeOnly', 'uniqueItems', 'not'].map((key) => [key, isFalse])),
  ...Object.fromEntries(['minLength', 'minItems', 'minProperties'].map((key) => [key, isZero])),
  ...Object.fromEntries(
    ['additionalProperties', 'unevaluatedProperties', 'items', 'unevaluatedItems', 'propertyNames'].map((key) => [
      key,
      allowsAll,
    ]),
  ),
  ...Object.fromEntries(
    ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'required', 'prefixItems'].map(
      (key) => [key, isEmpty],
    ),
  ),
  minContains: (value) => toNumber(value) === 1,
  pattern: (value) => anyText.has(value),
};

function isFalse(value: unknown): boolean {
  return value === false;
}

function isZero(value: unknown): boolean {
  return toNumber(value) === 0;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Keywords that say nothing without another one. */
const dependents: Readonly<Record<string, string>> = {
  minContains: 'contains',
  maxContains: 'contains',
  then: 'if',
  else: 'if',
};

/** Removes keywords with their default values, and those that concern no value of the schema’s types. */
function withoutDefaults(node: JsonObject): JsonObject {
  const types = typesOf(node);
  // How many items match, from none on.
  const isAnyCount = isZero(node['minContains']) && node['maxContains'] === undefined;
  const { contains: _any, ...others } = node;
  const given = isAnyCount ? others : node;
  const atLeast = toArray(node['required']).length;
  return toOrderedObject(
    members(given).filter(([key, value]) => {
      if (key === 'minProperties' && (toNumber(value) ?? 0) <= atLeast) return false;
      const needed = dependents[key];
      const isNeeded = needed === undefined || given[needed] !== undefined;
      return isNeeded && defaults[key]?.(value) !== true && isApplicable(key, types);
    }),
  );
}

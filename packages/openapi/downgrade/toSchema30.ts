import { compareNumbers } from '../document/decimal.ts';
import { isNumber } from '../document/exactNumber.ts';
import { isObject, members, toArray, toText, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import type { Context } from './convertParts.ts';
import { isLost, isSame, losesConditions } from './keywords30.ts';

/** Only null: without a type, an enumeration allows each of its values. */
const onlyNull: JsonObject = { enum: [null] };

/**
 * Converts a JSON Schema to a Schema Object of OpenAPI 3.0, which accepts what the schema accepts, or more.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-object
 */
export function toSchema30(schema: unknown, context: Context): JsonObject {
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
  for (const [key] of members(schema)) if (isLost(key)) context.lose(`\`${key}\``);
  const own = toOrderedObject([
    ...members(schema).filter(([key]) => isSame(key)),
    ...members(toTypes(schema)),
    ...members(toValues(schema, context)),
    ...members(toBound(schema, 'minimum', 'exclusiveMinimum')),
    ...members(toBound(schema, 'maximum', 'exclusiveMaximum')),
    ...members(toEncoding(schema, context)),
    ...members(toParts(schema, context)),
    ...members(toChoices(schema, context)),
  ]);
  return withReference(own, toText(schema['$ref']), context);
}

/** Adds a reference to a schema, beside which OpenAPI 3.0 ignores all other members. */
function withReference(own: JsonObject, written: string | undefined, { lose }: Context): JsonObject {
  if (written === undefined) return own;
  if (/^#[^/]/.test(written)) {
    lose('`$anchor`');
    return own;
  }
  const $ref = written.replaceAll('/$defs/', '/x-defs/');
  return members(own).length === 0 ? { $ref } : { ...own, allOf: [{ $ref }, ...toArray(own['allOf'])] };
}

/** Returns the types without null. */
function typesOf({ type }: JsonObject): readonly string[] {
  const written: readonly unknown[] = Array.isArray(type) ? type : [type];
  return written.flatMap((one) => toText(one) ?? []).filter((one) => one !== 'null');
}

function hasNull({ type }: JsonObject): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}

/** Returns one schema for each type, if there are several. */
function typeChoices(schema: JsonObject): readonly JsonObject[] {
  const types = typesOf(schema);
  if (types.length < 2) return [];
  const choices = types.map((type) => (type === 'array' ? { type, items: {} } : { type }));
  return hasNull(schema) ? [...choices, onlyNull] : choices;
}

function toTypes(schema: JsonObject): JsonObject {
  const [type, ...others] = typesOf(schema);
  if (type === undefined) return hasNull(schema) ? onlyNull : {};
  if (others.length > 0) return {};
  return {
    type,
    ...(hasNull(schema) && { nullable: true }),
    ...(type === 'array' && schema['items'] === undefined && { items: {} }),
  };
}

function toValues(schema: JsonObject, { lose }: Context): JsonObject {
  const { const: value, examples, required, example } = schema;
  const [first, ...others] = toArray(examples);
  if (others.length > 0) lose('`examples[1…]`');
  return {
    ...('const' in schema && { enum: [value] }),
    ...(first !== undefined && example === undefined && { example: first }),
    ...(toArray(required).length > 0 && { required }),
  };
}

/** Converts an exclusive bound, unless the other one is narrower. */
function toBound(schema: JsonObject, bound: 'minimum' | 'maximum', exclusive: string): JsonObject {
  const [inclusive, limit] = [schema[bound], schema[exclusive]];
  if (!isNumber(limit)) return limit === undefined ? {} : { [exclusive]: limit };
  const difference = isNumber(inclusive) ? compareNumbers(limit, inclusive) : 0;
  const isNarrower = bound === 'minimum' ? difference >= 0 : difference <= 0;
  return isNarrower ? { [bound]: limit, [exclusive]: true } : {};
}

/** Converts what a text is encoded from to a format. */
function toEncoding({ contentEncoding, contentMediaType, format }: JsonObject, { lose }: Context): JsonObject {
  const mediaType = toText(contentMediaType) ?? '';
  const isBinary = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)$/.test(mediaType);
  if (!['base64', undefined].includes(toText(contentEncoding))) lose('`contentEncoding`');
  if (!['application/octet-stream', ''].includes(mediaType)) lose('`contentMediaType`');
  if (format !== undefined) return {};
  if (contentEncoding === 'base64') return { format: 'byte' };
  return contentEncoding === undefined && isBinary ? { format: 'binary' } : {};
}

/** Converts the schemas inside a schema, without those that would be wrong now. */
function toParts(schema: JsonObject, context: Context): JsonObject {
  const { items, properties, additionalProperties, not, $defs } = schema;
  const inner = (one: unknown) => toSchema30(one, context);
  const toMap = (map: unknown) => toOrderedObject(members(map).map(([name, one]) => [name, inner(one)]));
  const isRefused = not !== undefined && !losesConditions(not, context);
  if (not !== undefined && !isRefused) context.lose('`not`');
  return {
    ...(items !== undefined && { items: schema['prefixItems'] === undefined ? inner(items) : {} }),
    ...(properties !== undefined && { properties: toMap(properties) }),
    // Properties of a pattern would no longer be allowed.
    ...(additionalProperties !== undefined &&
      schema['patternProperties'] === undefined && {
        additionalProperties: isObject(additionalProperties) ? inner(additionalProperties) : additionalProperties,
      }),
    ...(isRefused && { not: inner(not) }),
    ...($defs !== undefined && { 'x-defs': toMap($defs) }),
  };
}

/** Converts lists of schemas. Exactly one of `oneOf` has to match, but without some conditions, several could. */
function toChoices(schema: JsonObject, context: Context): JsonObject {
  const [allOf, anyOf, oneOf] = ['allOf', 'anyOf', 'oneOf'].map((key) => toArray(schema[key]));
  const inner = (list: readonly unknown[] = []) => list.map((one) => toSchema30(one, context));
  const isExact = !losesConditions(oneOf, context);
  if (!isExact) context.lose('`oneOf`');
  const alternatives = [typeChoices(schema), inner(anyOf), ...(isExact ? [] : [inner(oneOf)])];
  const [first, ...others] = alternatives.filter((list) => list.length > 0);
  const all = [...inner(allOf), ...others.map((list) => ({ anyOf: list }))];
  return {
    ...(all.length > 0 && { allOf: all }),
    ...(first !== undefined && { anyOf: first }),
    ...(isExact && oneOf !== undefined && oneOf.length > 0 && { oneOf: inner(oneOf) }),
  };
}

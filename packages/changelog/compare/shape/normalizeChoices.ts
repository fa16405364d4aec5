import { isObject, member, members, toArray, toCanonicalJson, toOrderedObject } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toBroadType, typeOf, typesOf, withTypes } from './schemaTypes.ts';

type Rule = 'oneOf' | 'anyOf';
type Schemas = readonly unknown[];

/**
 * Writes a choice without what other keywords say as well: `null` becomes a type, the only schema a part, constants
 * become values, and schemas that differ by their types become one schema with several types.
 */
export function toPlainChoice(node: JsonObject, rule: Rule): JsonObject {
  const { [rule]: written, ...others } = node;
  if (!Array.isArray(written)) return node;
  const variants = withoutRepetitions(toArray(written).flatMap((variant) => toVariants(variant, rule)));
  const values = variants.filter((variant) => !isNull(variant));
  if (values.length === 0) return variants.length === 0 ? others : { ...others, type: 'null' };
  const hasNull = values.length < variants.length;
  const base = hasNull && typesOf(others).length > 0 ? orNull(others) : others;
  if (values.length === 1) return toOnly(base, values[0], hasNull);
  const ends = hasNull ? [{ type: 'null' }] : [];
  return (
    toEnum(base, values, hasNull) ??
    toTypeList(base, values, hasNull) ?? { ...base, [rule]: [...values.map(toPlainVariant), ...ends] }
  );
}

/** Writes the only variant of a choice as a part, or, if its types are known, as the schema itself. */
function toOnly(
  { discriminator: _discriminator, ...base }: JsonObject,
  variant: unknown,
  hasNull: boolean,
): JsonObject {
  const only = withoutTitle(variant);
  const parts = toArray(base['allOf']);
  if (!hasNull) return { ...base, allOf: [...parts, only] };
  const isPlain = isObject(only) && typesOf(only).length > 0 && !applicators.some((key) => key in only);
  const isNew = isPlain && Object.keys(only).every((key) => !(key in base));
  return isNew ? withListedNull(orNull({ ...base, ...only })) : { ...base, anyOf: [only, { type: 'null' }] };
}

const applicators = ['$ref', 'allOf', 'oneOf', 'anyOf'];

function withListedNull(node: JsonObject): JsonObject {
  const { const: constant, enum: values, ...others } = node;
  const listed = constant === undefined ? toArray(values) : [constant];
  return listed.length === 0 || listed.includes(null) ? node : { ...others, enum: [...listed, null] };
}

/** Allows `null` beside what a schema allows. */
export function orNull(node: JsonObject): JsonObject {
  const types = typesOf(node);
  if (types.length > 0) return withTypes(node, [...types, 'null']);
  const [rule] = (['oneOf', 'anyOf'] as const).filter((key) => Array.isArray(node[key]));
  if (rule !== undefined) return { ...node, [rule]: [...toArray(node[rule]), { type: 'null' }] };
  if (!('$ref' in node || 'allOf' in node)) return { ...node, nullable: true };
  const isKept = ([key]: readonly [string, unknown]) => annotations.includes(key);
  const kept = members(node).filter(isKept);
  const content = members(node).filter((entry) => !isKept(entry));
  return { ...Object.fromEntries(kept), anyOf: [toOrderedObject(content), { type: 'null' }] };
}

const annotations = ['title', 'deprecated', 'readOnly', 'writeOnly', 'default'];

/** Returns the schemas of a choice inside of a choice, which are variants of the outer one too. */
function toVariants(variant: unknown, rule: Rule): Schemas {
  const { title: _title, ...content } = isObject(variant) ? variant : {};
  const isChoice = Object.keys(content).length === 1 && Array.isArray(content[rule]);
  return isChoice ? toArray(content[rule]) : [variant];
}

/** Removes schemas that are written more than once. */
function withoutRepetitions(variants: Schemas): Schemas {
  return [...new Map(variants.toReversed().map((variant) => [toCanonicalJson(variant), variant])).values()].reverse();
}

function isNull(variant: unknown): boolean {
  return isObject(variant) && typesOf(variant).join(' ') === 'null';
}

/** Turns a choice between constants into an `enum`, unless a constant has other keywords. */
function toEnum(base: JsonObject, variants: Schemas, hasNull: boolean): JsonObject | null {
  const values = variants.map(bareValues);
  if (base['enum'] !== undefined || values.includes(null)) return null;
  return { ...base, enum: [...values.flatMap((listed) => listed ?? []), ...(hasNull ? [null] : [])] };
}

/** Returns the values that a schema lists if it says nothing else; otherwise `null`. Types follow from the values. */
function bareValues(variant: unknown): Schemas | null {
  if (!isObject(variant)) return null;
  const { title: _title, type: _type, const: constant, enum: values, ...others } = variant;
  if (Object.keys(others).length > 0) return null;
  return constant !== undefined ? [constant] : Array.isArray(values) ? toArray(values) : null;
}

/** Writes a variant without what does not matter for a reference or a constant: its title, the type of the constant. */
function toPlainVariant(variant: unknown): unknown {
  if (!isObject(variant)) return variant;
  const [value, ...more] = toArray(variant['enum']);
  const isValue = member(variant, 'const') !== undefined || (value !== undefined && more.length === 0);
  if (!isValue) return member(variant, '$ref') === undefined ? variant : withoutTitle(variant);
  const { title: _title, type: _type, enum: _values, ...others } = variant;
  return { const: value, ...others };
}

function withoutTitle(variant: unknown): unknown {
  if (!isObject(variant)) return variant;
  const { title: _title, ...others } = variant;
  return others;
}

/** Turns schemas of different types, whose other keywords concern their own type only, into one schema. */
function toTypeList(base: JsonObject, variants: Schemas, hasNull: boolean): JsonObject | null {
  const merged: Record<string, unknown> = {};
  const types: string[] = [];
  for (const variant of variants) {
    if (!isObject(variant)) return null;
    const { type: _type, title: _title, ...keywords } = variant;
    const own = typesOf(variant);
    const broad = own.map(toBroadType);
    const isAlone = own.length > 0 && !types.some((type) => broad.includes(toBroadType(type)));
    const areOwn = Object.keys(keywords).every((key) => key === 'format' || broad.includes(typeOf(key) ?? ''));
    const areNew = Object.keys(keywords).every((key) => !(key in merged) && !(key in base));
    if (!isAlone || !areOwn || !areNew) return null;
    types.push(...own);
    Object.assign(merged, keywords);
  }
  const declared = typesOf(base).filter((type) => type !== 'null');
  if (declared.length > 0 && [...declared].sort().join() !== [...types].sort().join()) return null;
  const { type: _types, ...others } = base;
  return withTypes({ ...others, ...merged }, hasNull || typesOf(base).includes('null') ? [...types, 'null'] : types);
}

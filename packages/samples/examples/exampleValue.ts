import {
  isNumber,
  isObject,
  member,
  members,
  toArray,
  parseJson,
  toNumber,
  toOrderedObject,
  toText,
} from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import {
  allowsNothing,
  discriminatorValues,
  impliedType,
  isValueList,
  listedValues,
  mergeSchema,
  schemaExamples,
  schemaTypes,
} from '@apidoc/schema';
import type { Choice, MergedSchema } from '@apidoc/schema';
import { exampleNumber, exampleText, filler } from './exampleScalar';

/** After this many values, objects get only their required members. */
const valueBudget = 200;

/** After this many values, required members are left out too, because schemas may refer to each other without end. */
const maxValues = 1000;

/** The maximum nesting of objects that still get their optional members. */
const fullDepth = 3;

/** The word that names of members consist of if the contract does not restrict them. */
const mapKey = 'cle';

/** The maximum number of items in a list, even if `minItems` is larger. */
const maxItems = 3;

/** A schema with one variant selected for each of its choices. */
interface ConcreteSchema extends Pick<MergedSchema, 'keywords' | 'properties' | 'required'> {
  /** Members whose value depends on the variant, by name. */
  readonly fixed: ReadonlyMap<string, unknown>;
  /** Optional members that would make another variant of a `oneOf` valid too. */
  readonly excluded: ReadonlySet<string>;
  readonly listed: readonly unknown[];
  /** The structures by which a recursion is recognized: those of the selected variants, or the schema’s own. */
  readonly structures: readonly ReadonlySet<JsonObject>[];
}

/** The sender of a value: the integrator, who omits read-only members, or the API, which omits write-only members. */
export type Sender = 'client' | 'server';

const omittedBy = { client: 'readOnly', server: 'writeOnly' } as const;

interface Context {
  readonly resolve: Resolve;
  readonly sender: Sender;
  /** The word that texts consist of. */
  readonly word: string;
  readonly budget: { values: number };
}

/** The structures on the path from the root to a value. */
type Ancestors = readonly ReadonlySet<JsonObject>[];

/**
 * Returns a value that a schema allows: the documented example, or one generated from constants, types, formats and
 * bounds. A `pattern` is ignored. A recursion ends as soon as the schema allows it, and the size is limited. Returns
 * `undefined` for a schema that allows no value.
 */
export function toExampleValue(schema: unknown, resolve: Resolve, sender: Sender = 'client', word = filler): unknown {
  return buildValue(schema, [], { resolve, sender, word, budget: { values: valueBudget } });
}

function buildValue(schema: unknown, ancestors: Ancestors, context: Context): unknown {
  return buildMergedValue(mergeSchema([schema], context.resolve), ancestors, context);
}

function buildMergedValue(merged: MergedSchema, ancestors: Ancestors, context: Context): unknown {
  context.budget.values -= 1;
  const concrete = chooseVariants(merged, ancestors, context.resolve);
  const documented = documentedValue(concrete);
  const isObjectLike = isObject(documented) || (documented === undefined && typeOf(concrete) === 'object');
  if (documented !== undefined && !isObjectLike) return documented;
  const mustStop =
    context.budget.values < valueBudget - maxValues ||
    concrete.structures.some((own) => ancestors.some((above) => isSameStructure(own, above)));
  if (allowsNothing(concrete) || (mustStop && documented === undefined)) return undefined;
  const childAncestors = mustStop ? ancestors : [...ancestors, ...concrete.structures];
  if (isObjectLike)
    return buildObject(concrete, isObject(documented) ? documented : null, mustStop, childAncestors, context);
  switch (typeOf(concrete)) {
    case 'array':
      return buildList(concrete, childAncestors, context);
    case 'integer':
      return exampleNumber(concrete.keywords, 1);
    case 'number':
      return exampleNumber(concrete.keywords);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return exampleText(concrete.keywords, context.word);
  }
}

/**
 * Builds an object. A documented one is used without the members that its sender omits and with the missing required
 * ones.
 */
function buildObject(
  { keywords, properties, required, fixed, excluded }: ConcreteSchema,
  documented: JsonObject | null,
  mustStop: boolean,
  ancestors: Ancestors,
  context: Context,
): JsonObject {
  const merge = (name: string) => mergeSchema(properties.get(name) ?? [], context.resolve);
  const isOmitted = ({ keywords: { [omittedBy[context.sender]]: omitted } }: MergedSchema) => omitted === true;
  const object = new Map(members(documented).filter(([name]) => !isOmitted(merge(name))));
  if (mustStop) return toOrderedObject(object);
  const isFull = documented === null && ancestors.length <= fullDepth && context.budget.values > 0;
  for (const name of new Set([...properties.keys(), ...required])) {
    if (object.has(name) || !(required.has(name) || (isFull && !excluded.has(name)))) continue;
    const merged = merge(name);
    const isObsolete = merged.keywords['deprecated'] === true && !required.has(name);
    if (isObsolete || isOmitted(merged)) continue;
    const value = fixed.has(name) ? fixed.get(name) : buildMergedValue(merged, ancestors, context);
    if (value !== undefined) object.set(name, value);
  }
  const additional = keywords['additionalProperties'];
  if (object.size < (toNumber(keywords['minProperties']) ?? 0) && additional !== false) {
    const name = buildValue(keywords['propertyNames'] ?? true, ancestors, { ...context, word: mapKey });
    object.set(toText(name) ?? mapKey, buildValue(additional ?? true, ancestors, context) ?? null);
  }
  return toOrderedObject(object);
}

function buildList({ keywords }: ConcreteSchema, ancestors: Ancestors, context: Context): readonly unknown[] {
  const first = toArray(keywords['prefixItems']).map((schema) => buildValue(schema, ancestors, context) ?? null);
  const items = keywords['items'] ?? keywords['contains'] ?? true;
  const maxCount = Math.min(toNumber(keywords['maxItems']) ?? maxItems, maxItems);
  const itemCount = Math.min(Math.max(toNumber(keywords['minItems']) ?? 1, 1), maxCount) - first.length;
  const others = Array.from({ length: Math.max(itemCount, 0) }, (_, index) => {
    const value = buildValue(items, ancestors, context);
    return keywords['uniqueItems'] === true ? toUniqueItem(value, index, items, context.resolve) : value;
  });
  return [...first, ...others.filter((value) => value !== undefined)];
}

/** Returns the item at an index of a list with `uniqueItems`. */
function toUniqueItem(value: unknown, index: number, items: unknown, resolve: Resolve): unknown {
  if (index === 0) return value;
  const listed = listedValues(mergeSchema([items], resolve), resolve);
  if (listed.length > 0) return listed[index];
  if (typeof value === 'number') return value + index;
  return typeof value === 'string' ? `${value.slice(0, -1)}${index}` : undefined;
}

/** Selects for each choice the first variant that is not recursive. */
function chooseVariants(merged: MergedSchema, ancestors: Ancestors, resolve: Resolve, depth = 0): ConcreteSchema {
  const start: ConcreteSchema = {
    ...merged,
    fixed: new Map(),
    excluded: new Set(),
    listed: listedValues(merged, resolve),
    structures: merged.sources.size > 0 ? [merged.sources] : [],
  };
  if (depth > fullDepth) return start;
  return merged.choices
    .filter((choice) => !isValueList(choice, resolve))
    .reduce((base, choice) => withVariant(base, choice, ancestors, resolve, depth), start);
}

function withVariant(
  base: ConcreteSchema,
  choice: Choice,
  ancestors: Ancestors,
  resolve: Resolve,
  depth: number,
): ConcreteSchema {
  const variants = choice.schemas.map((schema) => ({ schema, merged: mergeSchema([schema], resolve) }));
  const selected =
    variants.find(({ merged: { sources } }) => !ancestors.some((above) => isSameStructure(above, sources))) ??
    variants[0];
  if (selected === undefined) return base;
  const variant = chooseVariants(selected.merged, ancestors, resolve, depth + 1);
  const property = toText(member(choice.discriminator, 'propertyName'));
  const [value] = discriminatorValues(choice, selected.schema, resolve);
  const properties = new Map(base.properties);
  for (const [name, schemas] of variant.properties) properties.set(name, [...(properties.get(name) ?? []), ...schemas]);
  const others = choice.rule === 'oneOf' ? variants.filter((other) => other !== selected) : [];
  const excluded = others.flatMap(({ merged }) => [...merged.required].filter((name) => !variant.properties.has(name)));
  return {
    keywords: { ...base.keywords, ...variant.keywords },
    properties,
    required: new Set([...base.required, ...variant.required, ...(property === undefined ? [] : [property])]),
    fixed: new Map([
      ...base.fixed,
      ...variant.fixed,
      ...(property !== undefined && value !== undefined ? [[property, value] as const] : []),
    ]),
    excluded: new Set([...base.excluded, ...variant.excluded, ...excluded]),
    listed: [...base.listed, ...variant.listed],
    structures: variant.structures.length > 0 ? variant.structures : base.structures,
  };
}

function documentedValue({ keywords, listed }: ConcreteSchema): unknown {
  if (keywords['const'] !== undefined) return keywords['const'];
  const types = schemaTypes(keywords);
  const mayBeNull = types.length === 0 || types.includes('null');
  // YAML parses `example:` without a value as `null`.
  const example = schemaExamples(keywords).find((documented) => documented !== null || mayBeNull);
  if (example !== undefined) return coerceToType(example, keywords);
  return coerceToType(keywords['default'], keywords) ?? listed.find((value) => value !== null) ?? listed[0];
}

/**
 * Converts a documented value to the type of its schema: authors often forget quotes, or add
 * unnecessary ones.
 *
 * @example coerceToType(12, { type: 'string' }) // '12'
 */
function coerceToType(value: unknown, keywords: JsonObject): unknown {
  const [type, ...others] = schemaTypes(keywords).filter((name) => name !== 'null');
  if (others.length > 0) return value;
  if (type === 'string') return isNumber(value) || typeof value === 'boolean' ? String(value) : value;
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' || (value === 'false' ? false : value);
  const parsed = type === 'number' || type === 'integer' ? parseJson(value) : undefined;
  return isNumber(parsed) ? parsed : value;
}

/** Returns the type of a schema. A missing type is inferred from the other keywords, as on the page of the schema. */
function typeOf(concrete: ConcreteSchema): string {
  const types = schemaTypes(concrete.keywords);
  const [type] = types.filter((name) => name !== 'null');
  if (type !== undefined) return type;
  return types.length > 0 ? 'null' : (impliedType(concrete, concrete.listed) ?? 'string');
}

function isSameStructure(one: ReadonlySet<JsonObject>, other: ReadonlySet<JsonObject>): boolean {
  return one.size === other.size && [...one].every((source) => other.has(source));
}

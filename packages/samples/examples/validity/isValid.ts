import { isObject, member, members, toArray, toNumber } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { discriminatorValues, isDefaultVariant, meetsAssertions, toPattern } from '@reliure/schema';
import { hasFormat } from './formats.ts';

/** How values are checked. */
export interface Check {
  readonly resolve: Resolve;
  /** Whether a value holds without a check, such as an example that the schema itself documents. */
  readonly isTrusted?: (value: unknown, schema: JsonObject) => boolean;
  /** The required members that the sender of an object omits on purpose. */
  readonly omitted?: (object: JsonObject) => ReadonlySet<string>;
}

/** The members and items of a value that a schema describes, for `unevaluatedProperties` and `unevaluatedItems`. */
interface Described {
  readonly names: ReadonlySet<string>;
  readonly indexes: ReadonlySet<number>;
}

const nothing: Described = { names: new Set(), indexes: new Set() };

/**
 * Whether a schema of OpenAPI 3.0 or 3.1 allows a value. Ajv compiles each schema, at a cost of milliseconds, and knows
 * neither exact numbers nor `nullable`, nor what a sender omits; made-up examples apply thousands of schemas once.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export function isValid(value: unknown, schema: unknown, check: Check): boolean {
  return describe(value, schema, check, []) !== null;
}

/**
 * Returns what a schema describes of a value that it allows, else `null`.
 *
 * @param above The schemas that are being applied to the same value: a schema that includes itself adds nothing.
 */
function describe(value: unknown, schema: unknown, check: Check, above: readonly JsonObject[]): Described | null {
  let all = nothing;
  for (const layer of check.resolve(schema).layers) {
    if (above.includes(layer)) continue;
    const own = describeLayer(value, layer, check, above, all);
    if (own === null) return null;
    all = union([all, own]);
  }
  return all;
}

function describeLayer(
  value: unknown,
  layer: JsonObject,
  check: Check,
  above: readonly JsonObject[],
  referenced: Described,
): Described | null {
  if (check.isTrusted?.(value, layer) === true) return everything(value);
  if (value === null && layer['nullable'] === true) return nothing;
  if (!meetsAssertions(value, layer) || !hasFormat(value, layer['format'])) return null;
  if (isIncomplete(value, layer, check)) return null;
  const inner = [...above, layer];
  const combined = describeCombined(value, layer, check, inner);
  const children = describeChildren(value, layer, check);
  if (combined === null || children === null) return null;
  const all = union([referenced, combined, children]);
  return describeRest(value, layer, check, all);
}

function isIncomplete(value: unknown, layer: JsonObject, { omitted }: Check): boolean {
  if (!isObject(value)) return false;
  const missing = missingNames(value, layer);
  return missing.length > 0 && !missing.every((name) => omitted?.(value).has(String(name)) === true);
}

/** Returns the names that an object lacks, of those that a schema requires, always or beside another member. */
function missingNames(object: JsonObject, keywords: JsonObject): readonly unknown[] {
  const dependent = members(keywords['dependentRequired']).flatMap(([name, names]) =>
    Object.hasOwn(object, name) ? toArray(names) : [],
  );
  return [...toArray(keywords['required']), ...dependent].filter((name) => !Object.hasOwn(object, String(name)));
}

/** Applies the schemas that a schema combines. */
function describeCombined(
  value: unknown,
  layer: JsonObject,
  check: Check,
  above: readonly JsonObject[],
): Described | null {
  const all = toArray(layer['allOf']).map((schema) => describe(value, schema, check, above));
  const any = toArray(layer['anyOf']).map((schema) => describe(value, schema, check, above));
  const one = selectedSchemas(value, layer, check.resolve).map((schema) => describe(value, schema, check, above));
  // What a negation or a condition asks is the value as it is, without regard to its sender.
  const asked = { ...check, omitted: () => new Set<string>() };
  if (all.includes(null) || (any.length > 0 && any.every((own) => own === null))) return null;
  if (one.length > 0 && one.filter((own) => own !== null).length !== 1) return null;
  if (layer['not'] !== undefined && describe(value, layer['not'], asked, above) !== null) return null;
  const condition = layer['if'] === undefined ? null : describe(value, layer['if'], asked, above);
  const branch = layer['if'] === undefined ? undefined : layer[condition === null ? 'else' : 'then'];
  const dependent = isObject(value)
    ? members(layer['dependentSchemas']).filter(([name]) => Object.hasOwn(value, name))
    : [];
  const implied = [...(branch === undefined ? [] : [branch]), ...dependent.map(([, schema]) => schema)].map((schema) =>
    describe(value, schema, check, above),
  );
  return implied.includes(null) ? null : union([...all, ...any, ...one, condition, ...implied]);
}

/**
 * Returns the schemas of `oneOf`: if a discriminator selects one of them by a name, that one only.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
function selectedSchemas(value: unknown, layer: JsonObject, resolve: Resolve): readonly unknown[] {
  const schemas = toArray(layer['oneOf']);
  const discriminator = isObject(layer['discriminator']) ? layer['discriminator'] : null;
  const name = member(value, String(discriminator?.['propertyName']));
  if (discriminator === null || !isObject(value)) return schemas;
  const choice = { rule: 'oneOf', schemas, discriminator } as const;
  const selected = schemas.filter((schema) => discriminatorValues(choice, schema, resolve).some((own) => own === name));
  const byDefault = schemas.filter((schema) => isDefaultVariant(choice, schema, resolve));
  return [selected, byDefault].find((found) => found.length === 1) ?? schemas;
}

/** Applies schemas to the members of an object or the items of a list. */
function describeChildren(value: unknown, layer: JsonObject, check: Check): Described | null {
  if (Array.isArray(value)) return describeItems(value, layer, check);
  if (!isObject(value)) return nothing;
  const names = new Set<string>();
  const patterns = members(layer['patternProperties']).map(([source, schema]) => [toPattern(source), schema] as const);
  for (const [name, own] of members(value)) {
    const known = member(layer['properties'], name);
    const matching = patterns.filter(([pattern]) => pattern?.test(name) === true).map(([, schema]) => schema);
    const described = [...(known === undefined ? [] : [known]), ...matching];
    const additional = layer['additionalProperties'];
    const schemas = described.length > 0 || additional === undefined ? described : [additional];
    if (!schemas.every((schema) => isValid(own, schema, check))) return null;
    if (layer['propertyNames'] !== undefined && !isValid(name, layer['propertyNames'], check)) return null;
    if (schemas.length > 0) names.add(name);
  }
  return { ...nothing, names };
}

function describeItems(list: readonly unknown[], layer: JsonObject, check: Check): Described | null {
  const prefix = toArray(layer['prefixItems']);
  const indexes = new Set<number>();
  for (const [index, item] of list.entries()) {
    const schema = index < prefix.length ? prefix[index] : layer['items'];
    if (schema === undefined) continue;
    if (!isValid(item, schema, check)) return null;
    indexes.add(index);
  }
  if (layer['contains'] === undefined) return { ...nothing, indexes };
  const found = [...list.keys()].filter((index) => isValid(list[index], layer['contains'], check));
  const min = toNumber(layer['minContains']) ?? 1;
  if (found.length < min || found.length > (toNumber(layer['maxContains']) ?? Infinity)) return null;
  return { ...nothing, indexes: new Set([...indexes, ...found]) };
}

/** Applies the schemas of what is not described otherwise. */
function describeRest(value: unknown, layer: JsonObject, check: Check, all: Described): Described | null {
  const { unevaluatedProperties, unevaluatedItems } = layer;
  if (isObject(value) && unevaluatedProperties !== undefined) {
    const others = members(value).filter(([name]) => !all.names.has(name));
    return others.every(([, own]) => isValid(own, unevaluatedProperties, check)) ? everything(value) : null;
  }
  if (Array.isArray(value) && unevaluatedItems !== undefined) {
    const others = value.filter((_item, index) => !all.indexes.has(index));
    return others.every((item) => isValid(item, unevaluatedItems, check)) ? everything(value) : null;
  }
  return all;
}

function everything(value: unknown): Described {
  if (Array.isArray(value)) return { ...nothing, indexes: new Set(value.keys()) };
  return isObject(value) ? { ...nothing, names: new Set(Object.keys(value)) } : nothing;
}

function union(parts: readonly (Described | null)[]): Described {
  const all = parts.filter((part) => part !== null && part !== nothing);
  if (all.length === 0) return nothing;
  return {
    names: new Set(all.flatMap((part) => [...(part?.names ?? [])])),
    indexes: new Set(all.flatMap((part) => [...(part?.indexes ?? [])])),
  };
}

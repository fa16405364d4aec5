import { isObject, members, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { impliedChoice, withoutNull, type Choice } from './choices';

/** A schema after its `$ref` was resolved and its `allOf` merged. */
export interface MergedSchema {
  readonly name: string | null;
  /** Pointer to the referenced schema. */
  readonly pointer: string | null;
  /** Annotations and bounds. Those of the schema itself override those of its `allOf`. */
  readonly keywords: JsonObject;
  /** All schemas that apply to each member, by its name. */
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly Choice[];
  /** Schemas with an `if`. Those of `dependentSchemas` are converted to this form. */
  readonly conditions: readonly JsonObject[];
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
  /**
   * The contract’s own objects that define the structure. Two schemas with the same objects expand to the same tree.
   */
  readonly sources: ReadonlySet<JsonObject>;
}

/** Keywords that add content below the schema’s own line. */
const structuralKeywords: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'contains',
  'unevaluatedItems',
  'enum',
  'discriminator',
]);

/**
 * Merges schemas that apply together, and the `allOf` of each, into one.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export function mergeSchema(schemas: readonly unknown[], resolve: Resolve): MergedSchema {
  const collector: Collector = {
    keywords: {},
    properties: new Map(),
    required: new Set(),
    choices: new Map(),
    conditions: [],
    dependentRequired: [],
    sources: new Set(),
    visited: new Set(),
  };
  for (const schema of schemas) collect(schema, resolve, collector);
  const [only] = schemas;
  return {
    ...collector,
    choices: [...collector.choices].flatMap(([choice, owner]) =>
      includesMergedSchema(choice, owner, collector, resolve) ? [] : [choice],
    ),
    name: nameIgnoringAnnotations(schemas, resolve, new Set()),
    pointer: schemas.length === 1 ? resolve(only).pointer : null,
  };
}

interface Collector {
  keywords: Record<string, unknown>;
  readonly properties: Map<string, readonly unknown[]>;
  readonly required: Set<string>;
  /** Each choice with the schema that offers it. */
  readonly choices: Map<Choice, JsonObject>;
  readonly conditions: JsonObject[];
  readonly dependentRequired: (readonly [string, readonly string[]])[];
  readonly sources: Set<JsonObject>;
  readonly visited: Set<JsonObject>;
}

function collect(schema: unknown, resolve: Resolve, into: Collector): void {
  for (const layer of resolve(schema).layers) {
    if (into.visited.has(layer)) continue;
    into.visited.add(layer);
    collectLayer(layer, resolve, into);
  }
}

function collectLayer(layer: JsonObject, resolve: Resolve, into: Collector): void {
  if (hasStructure(layer, resolve)) into.sources.add(layer);
  for (const part of partsOf(layer, resolve)) collect(part, resolve, into);
  into.keywords = { ...into.keywords, ...keywordsOf(layer, resolve) };
  for (const [name, property] of members(layer['properties'])) {
    into.properties.set(name, [...(into.properties.get(name) ?? []), property]);
  }
  for (const name of toArray(layer['required'])) if (typeof name === 'string') into.required.add(name);
  for (const choice of choicesOf(layer, resolve)) into.choices.set(choice, layer);
  if (layer['if'] !== undefined) into.conditions.push(layer);
  for (const [name, then] of members(layer['dependentSchemas']))
    into.conditions.push({ if: { required: [name] }, then });
  for (const [name, names] of members(layer['dependentRequired'])) {
    into.dependentRequired.push([name, toArray(names).filter((other) => typeof other === 'string')]);
  }
}

/**
 * Returns the keywords of a schema without its combinators. A schema with only an `if` has none: its description is
 * that of the condition.
 */
function keywordsOf(layer: JsonObject, resolve: Resolve): JsonObject {
  if (isCondition(layer)) return {};
  const { $ref: _ref, allOf: _allOf, oneOf, anyOf, ...keywords } = layer;
  const isNullable = [oneOf, anyOf].some((schemas) => {
    const others = withoutNull(toArray(schemas), resolve);
    return others.length > 0 && others.length < toArray(schemas).length;
  });
  return isNullable ? { ...keywords, nullable: true } : keywords;
}

function choicesOf(layer: JsonObject, resolve: Resolve): readonly Choice[] {
  const discriminator = isObject(layer['discriminator']) ? layer['discriminator'] : null;
  const written = (['oneOf', 'anyOf'] as const).flatMap((rule): Choice[] => {
    const schemas = toArray(layer[rule]);
    if (schemas.length === 0 || onlyNonNullSchema(layer, rule, resolve).length > 0) return [];
    const others = withoutNull(schemas, resolve);
    return [{ rule, schemas: others.length > 0 ? others : schemas, discriminator }];
  });
  const implied = impliedChoice(discriminator);
  const isImplied = layer['oneOf'] === undefined && layer['anyOf'] === undefined && implied.schemas.length > 0;
  return isImplied ? [implied] : written;
}

/**
 * Whether a choice contains a schema that is itself being merged: a variant that includes its parent with `allOf` is
 * not a choice between the variants.
 */
function includesMergedSchema(
  { schemas }: Choice,
  owner: JsonObject,
  { visited }: Collector,
  resolve: Resolve,
): boolean {
  return schemas.some((schema) => {
    const target = resolve(schema).layers[0];
    return target !== undefined && target !== owner && visited.has(target);
  });
}

/** Whether a schema allows no value: `false`, which resolves to `not: {}`, or an equivalent. */
export function allowsNothing({ keywords: { not } }: Pick<MergedSchema, 'keywords'>): boolean {
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

/** Whether a schema contains only a condition and its description. */
export function isCondition(schema: JsonObject): boolean {
  return (
    schema['if'] !== undefined &&
    Object.keys(schema).every((key) => ['if', 'then', 'else', 'description', '$comment'].includes(key))
  );
}

/**
 * Returns the name of the component that schemas refer to, ignoring annotations beside the reference: OpenAPI 3.0
 * annotates a reference with `allOf: [{ $ref }]`.
 */
function nameIgnoringAnnotations(schemas: readonly unknown[], resolve: Resolve, visited: Set<unknown>): string | null {
  const [schema, ...others] = schemas.filter((candidate) => isStructural(candidate, resolve));
  const only = schemas.length === 1 ? schemas[0] : schema;
  if (others.length > 0 || visited.has(only)) return null;
  visited.add(only);
  const { name, layers } = resolve(only);
  if (name !== null) return name;
  const [layer] = layers;
  if (layer === undefined || layers.length > 1 || hasStructure(layer, resolve)) return null;
  return nameIgnoringAnnotations(partsOf(layer, resolve), resolve, visited);
}

function isStructural(schema: unknown, resolve: Resolve): boolean {
  const { layers } = resolve(schema);
  return layers.some((layer) => hasStructure(layer, resolve) || partsOf(layer, resolve).length > 0 || 'type' in layer);
}

/**
 * Returns the schemas that are merged into a schema: those of `allOf`, and the only one that a choice offers besides
 * `null`.
 */
function partsOf(layer: JsonObject, resolve: Resolve): readonly unknown[] {
  return [
    ...toArray(layer['allOf']),
    ...onlyNonNullSchema(layer, 'oneOf', resolve),
    ...onlyNonNullSchema(layer, 'anyOf', resolve),
  ];
}

function onlyNonNullSchema(layer: JsonObject, rule: 'oneOf' | 'anyOf', resolve: Resolve): readonly unknown[] {
  const schemas = toArray(layer[rule]);
  const others = withoutNull(schemas, resolve);
  return schemas.length === 2 && others.length === 1 ? others : [];
}

function hasStructure(layer: JsonObject, resolve: Resolve): boolean {
  return Object.entries(layer).some(([key, value]) => {
    if (key === 'oneOf' || key === 'anyOf') return onlyNonNullSchema(layer, key, resolve).length === 0;
    return structuralKeywords.has(key) && typeof value !== 'boolean';
  });
}

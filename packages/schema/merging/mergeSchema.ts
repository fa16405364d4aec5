import { isObject, members, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { allowsValue } from '../validity/allowsValue.ts';
import { choicesOf, isValueList, type Choice } from '../choices.ts';
import { componentName, hasStructure } from './componentName.ts';
import { toConflict, type Conflict } from './conflicts.ts';
import { enumMeanings } from './enumMeanings.ts';
import { collectLayers, type Layers } from './layers.ts';
import { mergeAssertions } from './mergeAssertions.ts';
import { isNothing } from './mergeTypes.ts';
import { narrowLists } from './narrowLists.ts';

/** A schema after its `$ref` was resolved and its `allOf` merged. */
export interface MergedSchema {
  readonly name: string | null;
  /** Pointer to the referenced schema. */
  readonly pointer: string | null;
  /**
   * What all schemas say together: bounds, types and values that all allow, and the nearest annotations. What one keyword
   * cannot say, such as two patterns, is in `allOf`, a list of further schemas without structure of their own.
   */
  readonly keywords: JsonObject;
  /** All schemas that apply to each member, by its name, the nearest last. */
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly Choice[];
  /** Schemas with an `if`. Those of `dependentSchemas` are converted to this form. */
  readonly conditions: readonly JsonObject[];
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
  /** Keywords that leave no value, or none of a type. */
  readonly conflicts: readonly Conflict[];
  /** Titles and descriptions of listed values, by the value as canonical JSON. */
  readonly meanings: ReadonlyMap<string, JsonObject>;
  /**
   * The contract’s own objects that define the structure. Two schemas with the same objects expand to the same tree.
   */
  readonly sources: ReadonlySet<JsonObject>;
}

/**
 * The merged schemas of each document, by schema, or by the `$ref` of one that says nothing else. Most are components that
 * many others refer to: without this, whoever edits a large contract would wait nearly twice as long for its pages.
 */
const mergedSchemas = new WeakMap<Resolve, Map<unknown, MergedSchema>>();

/**
 * Merges schemas that apply together, and the `allOf` of each, into one: what it allows, all of them allow.
 *
 * @param schemas The nearest last.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export function mergeSchema(schemas: readonly unknown[], resolve: Resolve): MergedSchema {
  const [only] = schemas;
  if (schemas.length !== 1 || !isObject(only)) return merge(schemas, resolve);
  const known = mergedSchemas.get(resolve) ?? new Map<unknown, MergedSchema>();
  mergedSchemas.set(resolve, known);
  const key = '$ref' in only && Object.keys(only).length === 1 ? only['$ref'] : only;
  const merged = known.get(key) ?? merge(schemas, resolve);
  known.set(key, merged);
  return merged;
}

function merge(schemas: readonly unknown[], resolve: Resolve): MergedSchema {
  const layers = collectLayers(schemas, resolve);
  const { nearestFirst, includedFirst } = layers;
  const required = new Set(
    includedFirst.flatMap(({ schema }) => toArray(schema['required']).filter((name) => typeof name === 'string')),
  );
  const offered = mergeChoices(layers, resolve);
  const mayBeNull = nearestFirst.some(({ orNull }) => orNull) || offered.some(({ orNull }) => orNull === true);
  const { properties, ...assertions } = mergeAssertions(layers, required, mayBeNull);
  const [only] = schemas;
  return {
    ...withLists(assertions, offered, resolve),
    properties,
    required,
    conditions: includedFirst.flatMap(({ schema }) => conditionsOf(schema)),
    dependentRequired: includedFirst.flatMap(({ schema }) =>
      members(schema['dependentRequired']).map(
        ([name, names]) => [name, toArray(names).filter((other) => typeof other === 'string')] as const,
      ),
    ),
    meanings: enumMeanings(nearestFirst),
    sources: new Set(nearestFirst.flatMap(({ schema }) => (hasStructure(schema, resolve) ? [schema] : []))),
    name: componentName(schemas, resolve),
    pointer: schemas.length === 1 ? resolve(only).pointer : null,
  };
}

/** Returns the choices of all layers. */
function mergeChoices({ includedFirst }: Layers, resolve: Resolve): readonly Choice[] {
  const merged = new Set(includedFirst.map(({ schema }) => schema));
  return includedFirst.flatMap(({ schema, orNull }) =>
    choicesOf(schema, resolve)
      .filter((choice) => !includesMergedSchema(choice, schema, merged, resolve))
      .map((choice) => (orNull ? { ...choice, orNull } : choice)),
  );
}

/**
 * Whether a choice contains a schema that is itself being merged: a variant that includes its parent with `allOf` is
 * not a choice between the variants.
 */
function includesMergedSchema(
  { schemas }: Choice,
  owner: JsonObject,
  merged: ReadonlySet<JsonObject>,
  resolve: Resolve,
): boolean {
  return schemas.some((schema) => {
    const target = resolve(schema).layers[0];
    return target !== undefined && target !== owner && merged.has(target);
  });
}

/** Merges the choices between constants with the values that keywords list. */
function withLists(
  { keywords, conflicts }: Pick<MergedSchema, 'keywords' | 'conflicts'>,
  choices: readonly Choice[],
  resolve: Resolve,
): Pick<MergedSchema, 'keywords' | 'conflicts' | 'choices'> {
  const lists = choices.filter((choice) => isValueList(choice, resolve));
  if (lists.length === 0) return { keywords, conflicts, choices };
  const narrowed = narrowLists(choices, (value) => allowsValue(value, keywords), resolve);
  if (narrowed.some(({ schemas }) => schemas.length === 0)) {
    const written = lists.map(({ rule, schemas }) => [rule, schemas] as const);
    const conflict = toConflict([], [...written, ...Object.entries(keywords)]);
    return { keywords: { ...keywords, not: {} }, conflicts: [...conflicts, conflict], choices };
  }
  const { enum: _listed, ...others } = keywords;
  return { keywords: others, conflicts, choices: narrowed };
}

/** Returns the conditions of a schema, those of `dependentSchemas` with an `if`. */
function conditionsOf(schema: JsonObject): readonly JsonObject[] {
  return [
    ...(schema['if'] === undefined ? [] : [schema]),
    ...members(schema['dependentSchemas']).map(([name, then]) => ({
      if: { type: 'object', required: [name] },
      then,
    })),
  ];
}

/** Whether a schema allows no value: `false`, which resolves to `not: {}`, or an equivalent. */
export function allowsNothing({ keywords: { not } }: Pick<MergedSchema, 'keywords'>): boolean {
  return isNothing(not);
}

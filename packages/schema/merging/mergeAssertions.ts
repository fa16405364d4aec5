import { member, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { allowsValue } from '../validity/allowsValue.ts';
import { findConflicts, toConflict, type Conflict } from './conflicts.ts';
import { hasApplicators, isCondition, type Layer, type Layers } from './layers.ts';
import { mergeContains, mergeElements } from './mergeElements.ts';
import { mergeKeywords } from './mergeKeywords.ts';
import { mergeMembers, type MergedMembers } from './mergeMembers.ts';
import { isOfType } from '../validity/meetsAssertions.ts';
import { isNothing, mergeTypes, toTypeKeywords } from './mergeTypes.ts';
import { mergeValues, toValueKeywords } from './mergeValues.ts';
import { schemaTypes } from '../wording/typeWording.ts';

/** What layers say together, except their choices and conditions. */
export interface MergedAssertions extends Pick<MergedMembers, 'properties'> {
  readonly keywords: JsonObject;
  /** Keywords that leave no value, or none of a type. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges the keywords of layers. If these leave no value at all, the result excludes every value, with `not: {}`.
 *
 * @param mayBeNull Whether something says that `null` is allowed, beside a type or instead of a schema.
 */
export function mergeAssertions(layers: Layers, required: ReadonlySet<string>, mayBeNull: boolean): MergedAssertions {
  const asserting = layers.nearestFirst.filter(({ schema }) => !isCondition(schema));
  const { properties, ...members } = mergeMembers(layers);
  const bounds = mergeBounds(layers, asserting, members);
  const allowed = mergeTypes(asserting);
  const conflicts = findConflicts({ ...bounds, type: allowed ?? [] }, required);
  const possible = allowed?.filter((type) => !conflicts.some(({ types }) => types.includes(type)));
  const listed = mergeValues(asserting);
  const values = listed?.values.filter((value) => allowsValue(value, { ...bounds, type: possible ?? [] }));
  const types = possible?.filter((type) => values === undefined || values.some((value) => isOfType(value, type)));
  const isEmpty =
    types?.length === 0 ||
    values?.length === 0 ||
    [bounds, ...toArray(bounds['allOf'])].some((schema) => isNothing(member(schema, 'not')));
  const isNullable = mayBeNull && (values === undefined || values.includes(null));
  return {
    properties,
    keywords: {
      ...bounds,
      ...(types === undefined ? isNullable && toNullKeyword(values) : writtenTypes(asserting, types)),
      ...(listed !== null && values !== undefined && toValueKeywords({ ...listed, values }, asserting)),
      ...(isEmpty && { not: {} }),
    },
    conflicts: [
      ...conflicts,
      ...(allowed?.length === 0 ? [toConflict([], keywordsOf(asserting, ['type']))] : []),
      ...(possible?.length !== 0 && values?.length === 0
        ? [toConflict([], keywordsOf(asserting, listed?.values.length === 0 ? listing : [...listing, ...limiting]))]
        : []),
    ],
  };
}

/** Returns the keyword that says that a value may be `null`, or can be nothing else. */
function toNullKeyword(values: readonly unknown[] | undefined): JsonObject {
  return values?.every((value) => value === null) === true ? { type: 'null' } : { nullable: true };
}

const listing = ['const', 'enum'];
const limiting = [
  ...['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'not'],
];

function keywordsOf(layers: readonly Layer[], names: readonly string[]): readonly (readonly [string, unknown])[] {
  return names.flatMap((name) =>
    layers.flatMap(({ schema }) => (schema[name] === undefined ? [] : [[name, schema[name]] as const])),
  );
}

function mergeBounds(
  layers: Layers,
  asserting: readonly Layer[],
  { keywords: limits, further }: Omit<MergedMembers, 'properties'>,
): JsonObject {
  const [firstTest, ...furtherTests] = mergeContains(layers);
  const { allOf, ...keywords } = mergeKeywords(asserting);
  const others = [...toArray(allOf), ...furtherTests, ...further, ...unmergeable(layers)];
  return {
    ...keywords,
    ...unevaluated(layers),
    ...limits,
    ...mergeElements(layers),
    ...firstTest,
    ...(others.length > 0 && { allOf: others }),
  };
}

/** Returns what the outermost schema says about the members and items that no schema evaluates. */
function unevaluated({ outermost }: Layers): JsonObject {
  const { unevaluatedProperties, unevaluatedItems } = outermost ?? {};
  return {
    ...(unevaluatedProperties !== undefined && { unevaluatedProperties }),
    ...(unevaluatedItems !== undefined && { unevaluatedItems }),
  };
}

/** Returns the included schemas that say something about what they themselves, with what they include, do not evaluate. */
function unmergeable({ nearestFirst, outermost }: Layers): readonly JsonObject[] {
  return nearestFirst.flatMap(({ schema }) => {
    if (schema === outermost) return [];
    const { unevaluatedProperties, unevaluatedItems, contains } = schema;
    const isOpen = unevaluatedProperties === undefined && unevaluatedItems === undefined;
    return isOpen || !(hasApplicators(schema) || contains !== undefined) ? [] : [schema];
  });
}

/** Returns the keywords for types: as they are written if one layer says it all. */
function writtenTypes(layers: readonly Layer[], types: readonly string[]): JsonObject {
  const [only, ...others] = layers.filter(({ schema }) => schemaTypes(schema).length > 0);
  if (only !== undefined && others.length === 0 && !only.orNull) {
    const { type } = only.schema;
    if (schemaTypes(only.schema).length === types.length) return { type };
  }
  return toTypeKeywords(types);
}

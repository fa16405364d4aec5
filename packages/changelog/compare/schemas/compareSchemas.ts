import { isDeepStrictEqual } from 'node:util';
import { member, toArray, toCanonicalJson, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, xmlNodeType } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import { toAlternatives } from './alternatives.ts';
import { compareBounds } from './bounds.ts';
import { toKeywordChange, type KeywordChange } from './keywordChange.ts';
import { compareDiscriminators } from './compareDiscriminators.ts';
import { childLocation, compareFields, type CompareInside } from './compareFields.ts';
import { withinCommonTypes } from './commonTypes.ts';
import { compareConditions, compareRules, type Relate } from './compareRules.ts';
import { compareSchemaTypes } from './compareTypes.ts';
import { compareListing, compareValues } from './compareValues.ts';
import { compareVariants, toAdded, toRemoved, variantsOf } from './compareVariants.ts';
import { resolveWithoutTarget, toFlatSchema, withChildren } from './flatSchema.ts';
import { compareModes } from './fieldModes.ts';
import { withoutImpliedBounds } from './impliedBounds.ts';
import { severityOf } from '../kinds.ts';
import type { Notation } from '../shape/notations.ts';
import { pairMembers } from '../pairMembers.ts';
import { typesOf } from '../shape/schemaTypes.ts';
import { toVariant } from './pairVariants.ts';
import type { Change, Direction, ContractLocation } from '../../types.ts';

/** The context of the comparison of two schemas. */
export interface SchemaComparison {
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
  readonly direction: Direction;
  /** How the values are written; as JSON if it is missing. */
  readonly notation?: Notation;
  /** Whether what is written the same means the same. */
  readonly skipsSameSchemas: boolean;
}

/**
 * Compares two schemas in the same location, including their fields. A component that both refer to is skipped, because
 * it is compared on its own. If they refer to different components, the content counts, not the names.
 */
export function compareSchemas(
  before: unknown,
  after: unknown,
  location: ContractLocation,
  comparison: SchemaComparison,
): readonly Change[] {
  return compareAll([before], [after], location, comparison, new Set());
}

const listKeywords = ['items', 'unevaluatedItems', 'contentSchema'] as const;
const mapKeywords = ['additionalProperties', 'unevaluatedProperties'] as const;

type Schemas = readonly unknown[];

/** One of two states of schemas that apply together. */
interface State {
  readonly schemas: Schemas;
  readonly merged: MergedSchema;
  /** Follows references, unless both states refer to the same components. */
  readonly resolve: Resolve;
}

function compareAll(
  before: Schemas,
  after: Schemas,
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): readonly Change[] {
  // Most schemas did not change, and the components that they refer to are compared on their own.
  if (comparison.skipsSameSchemas && isDeepStrictEqual(before, after)) return [];
  const [old, now] = [toFlatSchema(before), toFlatSchema(after)];
  const [was, is] = [JSON.stringify(old.references), JSON.stringify(now.references)];
  const toState = (schemas: Schemas, resolve: Resolve): State => ({
    schemas,
    merged: mergeSchema(schemas, resolve),
    resolve,
  });
  if (was === is) {
    const { resolveBefore, resolveAfter } = comparison;
    const one = toState(before, withChildren(resolveWithoutTarget, resolveBefore));
    const other = toState(after, withChildren(resolveWithoutTarget, resolveAfter));
    return compareStates(one, other, location, comparison, comparedPairs);
  }
  // Without this check, the comparison of recursive schemas would not end.
  const key = `${was} → ${is}`;
  if (comparedPairs.has(key)) return [];
  return compareStates(
    toState(before, comparison.resolveBefore),
    toState(after, comparison.resolveAfter),
    location,
    comparison,
    new Set([...comparedPairs, key]),
  );
}

/**
 * Compares two states. If only one is a choice, the other may be one of its variants: the one that explains the
 * difference with the fewest changes. A choice beside fields is a rule about them.
 */
function compareStates(
  before: State,
  after: State,
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): readonly Change[] {
  const direct = compareMerged(before.merged, after.merged, location, comparison, comparedPairs);
  const [wasChoice, isChoice] = [before, after].map(({ merged }) => variantsOf(merged).length > 0);
  if (wasChoice === isChoice || direct.length <= 1) return direct;
  const { schemas, resolve } = wasChoice === true ? before : after;
  const alternatives = toAlternatives(schemas, resolve);
  if (alternatives === null) return direct;
  const { base, variants } = alternatives;
  if (mergeSchema(base, resolve).properties.size > 0) return direct;
  const candidates = variants.map((variant) => {
    const others = variants.filter((other) => other !== variant).map(wasChoice === true ? toRemoved : toAdded);
    const [old, now] = wasChoice === true ? [[...base, variant], after.schemas] : [before.schemas, [...base, variant]];
    return [
      ...compareAll(old, now, location, comparison, comparedPairs),
      ...others.map((change) => toSchemaChange(change, location, comparison.direction)),
    ];
  });
  return candidates.reduce((best, candidate) => (candidate.length <= best.length ? candidate : best), direct);
}

function toSchemaChange(change: KeywordChange, location: ContractLocation, direction: Direction): Change {
  return { ...change, location, severity: severityOf(change.kind, direction) };
}

function compareMerged(
  was: MergedSchema,
  is: MergedSchema,
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): readonly Change[] {
  const { direction, notation, resolveBefore, resolveAfter } = comparison;
  const isText = notation?.isText === true;
  const [before, after] = withinCommonTypes(was, is, isText);
  const at = (change: KeywordChange, where = location): Change => toSchemaChange(change, where, direction);
  const compareInside: CompareInside = (old, now, step, inner = direction) =>
    compareAll(old, now, childLocation(location, step), { ...comparison, direction: inner }, comparedPairs);
  const relate = toRelate(location, comparison, comparedPairs);
  return [
    ...compareSchemaTypes(was, is, isText).map((change) => at(change)),
    ...compareBounds(...withoutImpliedBounds(before, after)).map((change) => at(change)),
    ...compareRules(before.keywords, after.keywords, relate).map((change) => at(change)),
    ...compareDeprecation(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...compareModes(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...(notation?.isXml === true
      ? compareXml(before.keywords, after.keywords, location.field.at(-1)).map((change) => at(change))
      : []),
    ...compareValues(before, after, isText).map(({ kind, value }) => at({ kind }, { ...location, value })),
    ...compareListing(before, after, isText).map((change) => at(change)),
    ...compareConditions(before, after, relate).map((change) => at(change)),
    ...compareDiscriminators(before, after, resolveBefore).map((change) => at(change)),
    ...compareFields(before, after, location, comparison, compareInside),
    ...compareChildren(before.keywords, after.keywords, compareInside),
    ...compareVariants(before, after, {
      at,
      compareInside,
      describeOld: (schema, choices) => toVariant(schema, choices, resolveBefore),
      describeNew: (schema, choices) => toVariant(schema, choices, resolveAfter),
    }),
  ];
}

/** Returns a function that relates two schemas: a change that breaks no sent data makes the schema wider. */
function toRelate(
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): Relate {
  const { resolveBefore, resolveAfter } = comparison;
  const back = { ...comparison, resolveBefore: resolveAfter, resolveAfter: resolveBefore };
  const changes = (before: unknown, after: unknown, own: SchemaComparison) =>
    compareAll([before], [after], location, { ...own, direction: 'sent' }, comparedPairs);
  const isBreaking = (all: readonly Change[]) => all.some(({ severity }) => severity === 'breaking');
  return (before, after) => {
    const forward = changes(before, after, comparison);
    if (forward.length === 0) return 'same';
    if (!isBreaking(forward)) return 'wider';
    return isBreaking(changes(after, before, back)) ? 'other' : 'narrower';
  };
}

/** Compares the values of lists and maps. A missing schema allows any value. */
function compareChildren(before: JsonObject, after: JsonObject, compareInside: CompareInside): readonly Change[] {
  const pairs = [
    ...listKeywords.map((key) => [before[key], after[key], key === 'contentSchema' ? undefined : '[]'] as const),
    // `compareBounds` reports maps that are closed.
    ...mapKeywords
      .filter((key) => before[key] !== false && after[key] !== false)
      .map((key) => [before[key], after[key], '{}'] as const),
    ...pairMembers(byPosition(before['prefixItems']), byPosition(after['prefixItems'])).map(
      ([position, old, now]) =>
        // Beyond the positions that a list describes, its other items are described by `items`.
        [old ?? beyond(before, position), now ?? beyond(after, position), '[]'] as const,
    ),
    ...pairMembers(toObject(before['patternProperties']), toObject(after['patternProperties'])).map(
      ([, old, now]) => [old, now, '{}'] as const,
    ),
  ];
  return pairs.flatMap(([old, now, step]) =>
    old === undefined && now === undefined ? [] : compareInside([old ?? true], [now ?? true], step),
  );
}

function beyond(keywords: JsonObject, position: string): unknown {
  return member(byPosition(keywords['prefixItems']), position) ?? keywords['items'];
}

function byPosition(schemas: unknown): JsonObject {
  return Object.fromEntries(toArray(schemas).entries());
}

/** Compares the `deprecated` of two operations, parameters or schemas. Returns nothing if it did not change. */
export function compareDeprecation(before: JsonObject, after: JsonObject): readonly ('deprecated' | 'undeprecated')[] {
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true];
  return was === is ? [] : [is ? 'deprecated' : 'undeprecated'];
}

/**
 * Compares the names and the form of what XML contains.
 *
 * @param field The name that an element has without one of its own.
 * @see https://spec.openapis.org/oas/v3.1.0#xml-object
 */
function compareXml(before: JsonObject, after: JsonObject, field: string | undefined): readonly KeywordChange[] {
  const [old, now] = [before, after].map((schema) => {
    const xml = toObject(schema['xml']);
    const { name, namespace } = xml;
    const isList = typesOf(schema).includes('array');
    const nodeType = xmlNodeType(xml, isList);
    return { name, namespace, ...(nodeType !== (isList ? 'none' : 'element') && { nodeType }) };
  });
  const [was, is] = [old, now].map((xml) => toCanonicalJson({ ...xml, name: xml?.name ?? field }));
  return was === is ? [] : [toKeywordChange('type-changed', 'xml', old, now)];
}

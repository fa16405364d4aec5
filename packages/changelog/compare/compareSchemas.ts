import { toArray, toCanonicalJson, toObject } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { mergeSchema } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';
import { compareBounds, type KeywordChange } from './bounds';
import { compareDiscriminators } from './compareDiscriminators';
import { compareTypes } from './compareTypes';
import { compareListing, compareValues } from './compareValues';
import { compareVariants } from './compareVariants';
import { toFlatSchema } from './flatSchema';
import { compareModes, directionWithin, modeOf, type Mode } from './fieldModes';
import { severityOf } from './kinds';
import { pairMembers } from './pairMembers';
import type { Change, ChangeKind, Direction, ContractLocation } from '../types';

/** The context of the comparison of two schemas. */
export interface SchemaComparison {
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
  readonly direction: Direction;
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

const listKeywords = ['items', 'unevaluatedItems'] as const;
const mapKeywords = ['additionalProperties', 'unevaluatedProperties'] as const;

type Schemas = readonly unknown[];

function compareAll(
  before: Schemas,
  after: Schemas,
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): readonly Change[] {
  const [old, now] = [toFlatSchema(before), toFlatSchema(after)];
  const [was, is] = [JSON.stringify(old.references), JSON.stringify(now.references)];
  if (was === is) return compareMerged(old.merged, now.merged, location, comparison, comparedPairs);
  // Without this check, the comparison of recursive schemas would not end.
  const key = `${was} → ${is}`;
  if (comparedPairs.has(key)) return [];
  return compareMerged(
    mergeSchema(before, comparison.resolveBefore),
    mergeSchema(after, comparison.resolveAfter),
    location,
    comparison,
    new Set([...comparedPairs, key]),
  );
}

function compareMerged(
  before: MergedSchema,
  after: MergedSchema,
  location: ContractLocation,
  comparison: SchemaComparison,
  comparedPairs: ReadonlySet<string>,
): readonly Change[] {
  const at = (change: KeywordChange, where: ContractLocation = location): Change => ({
    ...change,
    location: where,
    severity: severityOf(change.kind, comparison.direction),
  });
  const compareInside: CompareInside = (old, now, step, direction = comparison.direction) =>
    compareAll(old, now, childLocation(location, step), { ...comparison, direction }, comparedPairs);
  return [
    ...compareTypes(before.keywords, after.keywords).map((change) => at(change)),
    ...compareBounds(before.keywords, after.keywords).map((change) => at(change)),
    ...compareDeprecation(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...compareModes(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...compareValues(before, after).map(({ kind, value }) => at({ kind }, { ...location, value })),
    ...compareListing(before, after).map((change) => at(change)),
    ...compareConditions(before, after).map((change) => at(change)),
    ...compareDiscriminators(before.keywords, after.keywords).map((change) => at(change)),
    ...compareFields(before, after, location, comparison, compareInside),
    ...compareChildren(before.keywords, after.keywords, compareInside),
    ...compareVariants(before, after, at, compareInside),
  ];
}

function childLocation(location: ContractLocation, step: string | undefined): ContractLocation {
  return step === undefined ? location : { ...location, field: [...location.field, step] };
}

type CompareInside = (before: Schemas, after: Schemas, step?: string, direction?: Direction) => readonly Change[];

function compareFields(
  before: MergedSchema,
  after: MergedSchema,
  location: ContractLocation,
  { resolveBefore, resolveAfter, direction }: SchemaComparison,
  compareInside: CompareInside,
): readonly Change[] {
  const names = new Set([
    ...before.properties.keys(),
    ...after.properties.keys(),
    ...before.required,
    ...after.required,
  ]);
  return [...names].flatMap((name): readonly Change[] => {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
    const [was, is] = [modeOfField(old, resolveBefore), modeOfField(now, resolveAfter)];
    const fieldDirection = directionWithin([was ?? [], is ?? []].flat(), direction);
    const toFieldChange = (kind: ChangeKind): Change => ({
      kind,
      location: childLocation(location, name),
      severity: severityOf(kind, fieldDirection),
    });
    if (old === undefined && now !== undefined)
      return [toFieldChange(isRequired ? 'required-added' : 'optional-added')];
    if (old !== undefined && now === undefined) return [toFieldChange('removed')];
    const mustNowBeSent = isRequired && was === 'read' && is !== 'read' && direction !== 'received';
    return [
      ...(wasRequired !== isRequired || mustNowBeSent
        ? [toFieldChange(isRequired ? 'made-required' : 'made-optional')]
        : []),
      ...compareInside(old ?? [], now ?? [], name, fieldDirection),
    ];
  });
}

function modeOfField(schemas: Schemas | undefined, resolve: Resolve): Mode | undefined {
  return schemas === undefined ? undefined : modeOf(mergeSchema(schemas, resolve).keywords);
}

/** Compares the values of lists and maps. A missing schema allows any value. */
function compareChildren(before: JsonObject, after: JsonObject, compareInside: CompareInside): readonly Change[] {
  const pairs = [
    ...listKeywords.map((key) => [before[key], after[key], '[]'] as const),
    // `compareBounds` reports maps that are closed.
    ...mapKeywords
      .filter((key) => before[key] !== false && after[key] !== false)
      .map((key) => [before[key], after[key], '{}'] as const),
    ...pairMembers(byPosition(before['prefixItems']), byPosition(after['prefixItems'])).map(
      ([, old, now]) => [old, now, '[]'] as const,
    ),
    ...pairMembers(toObject(before['patternProperties']), toObject(after['patternProperties'])).map(
      ([, old, now]) => [old, now, '{}'] as const,
    ),
  ];
  return pairs.flatMap(([old, now, step]) =>
    old === undefined && now === undefined ? [] : compareInside([old ?? true], [now ?? true], step),
  );
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
 * Compares rules on several fields. It cannot be decided which of two rules is stricter, so they are only reported as
 * added or removed.
 */
function compareConditions(before: MergedSchema, after: MergedSchema): readonly KeywordChange[] {
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const added = [...now].filter((rule) => !old.has(rule));
  const removed = [...old].filter((rule) => !now.has(rule));
  if (added.length + removed.length === 0) return [];
  const kind = removed.length === 0 ? 'rule-added' : added.length === 0 ? 'rule-removed' : 'rule-changed';
  return [{ kind, after: 'if' }];
}

/** Returns each rule as JSON. */
function rulesOf({ conditions, dependentRequired }: MergedSchema): ReadonlySet<string> {
  const rules = conditions.map(({ if: test, then, else: otherwise }) => ({ if: test, then, else: otherwise }));
  return new Set([...rules, ...dependentRequired].map((rule) => toCanonicalJson(rule)));
}

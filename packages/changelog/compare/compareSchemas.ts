import { isObject, member, members, referenceOf, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { isValueList, mergeSchema, schemaTypes } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';
import { compareBounds, type KeywordChange } from './bounds';
import { compareDiscriminators } from './compareDiscriminators';
import { compareListing, compareSets, compareValues } from './compareValues';
import { toClosed, toFlatSchema } from './flatSchema';
import { compareModes, directionWithin, modeOf, type Mode } from './fieldModes';
import { severityOf } from './kinds';
import type { Change, ChangeKind, Direction, ContractPlace } from '../types';

/** The context of the comparison of two schemas. */
export interface SchemaComparison {
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
  readonly direction: Direction;
}

/**
 * Compares two schemas in the same place, including their fields. A component that both refer to is skipped, because it
 * is compared on its own. If they refer to different components, the content counts, not the names.
 */
export function compareSchemas(
  before: unknown,
  after: unknown,
  place: ContractPlace,
  comparison: SchemaComparison,
): readonly Change[] {
  return compareAll([before], [after], place, comparison, new Set());
}

type Schemas = readonly unknown[];

function compareAll(
  before: Schemas,
  after: Schemas,
  place: ContractPlace,
  comparison: SchemaComparison,
  open: ReadonlySet<string>,
): readonly Change[] {
  const [old, now] = [toFlatSchema(before), toFlatSchema(after)];
  if (sameList(old.references, now.references)) return compareMerged(old.merged, now.merged, place, comparison, open);
  // Recursive schemas would be compared without end.
  const pair = `${old.references.join(' ')} → ${now.references.join(' ')}`;
  if (open.has(pair)) return [];
  return compareMerged(
    toFlatSchema(before, comparison.resolveBefore).merged,
    toFlatSchema(after, comparison.resolveAfter).merged,
    place,
    comparison,
    new Set([...open, pair]),
  );
}

function compareMerged(
  before: MergedSchema,
  after: MergedSchema,
  place: ContractPlace,
  comparison: SchemaComparison,
  open: ReadonlySet<string>,
): readonly Change[] {
  const at = (change: KeywordChange, where: ContractPlace = place): Change => ({
    ...change,
    place: where,
    severity: severityOf(change.kind, comparison.direction),
  });
  const inside: Inside = (old, now, step, direction = comparison.direction) =>
    compareAll(old, now, below(place, step), { ...comparison, direction }, open);
  return [
    ...compareTypes(before.keywords, after.keywords).map((change) => at(change)),
    ...compareBounds(before.keywords, after.keywords).map((change) => at(change)),
    ...compareDeprecation(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...compareModes(before.keywords, after.keywords).map((kind) => at({ kind })),
    ...compareValues(before, after).map(({ kind, value }) => at({ kind }, { ...place, value })),
    ...compareListing(before, after).map((change) => at(change)),
    ...compareConditions(before, after).map((change) => at(change)),
    ...compareDiscriminators(before.keywords, after.keywords).map((change) => at(change)),
    ...compareFields(before, after, place, comparison, inside),
    ...inChildren(before.keywords, after.keywords, inside),
    ...compareForms(before, after, (change) => at(change), inside),
  ];
}

function below(place: ContractPlace, step: string | undefined): ContractPlace {
  return step === undefined ? place : { ...place, field: [...place.field, step] };
}

type Inside = (before: Schemas, after: Schemas, step?: string, direction?: Direction) => readonly Change[];

function compareFields(
  before: MergedSchema,
  after: MergedSchema,
  place: ContractPlace,
  { resolveBefore, resolveAfter, direction }: SchemaComparison,
  inside: Inside,
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
    const own = directionWithin([was ?? [], is ?? []].flat(), direction);
    const tell = (kind: ChangeKind): Change => ({ kind, place: below(place, name), severity: severityOf(kind, own) });
    if (old === undefined && now !== undefined) return [tell(isRequired ? 'required-added' : 'optional-added')];
    if (old !== undefined && now === undefined) return [tell('removed')];
    const mustBeSent = isRequired && was === 'read' && is !== 'read' && direction !== 'received';
    return [
      ...(wasRequired !== isRequired || mustBeSent ? [tell(isRequired ? 'made-required' : 'made-optional')] : []),
      ...(old === undefined || now === undefined ? [] : inside(old, now, name, own)),
    ];
  });
}

function modeOfField(schemas: Schemas | undefined, resolve: Resolve): Mode | undefined {
  return schemas === undefined ? undefined : modeOf(mergeSchema(schemas, resolve).keywords);
}

/** Compares the values of lists and maps. */
function inChildren(before: JsonObject, after: JsonObject, inside: Inside): readonly Change[] {
  const pairs = [
    ...(['items', 'additionalProperties', 'unevaluatedProperties'] as const).map(
      (key) => [before[key], after[key], key === 'items' ? '[]' : '{}'] as const,
    ),
    ...toArray(before['prefixItems']).map((old, index) => [old, toArray(after['prefixItems'])[index], '[]'] as const),
    ...members(before['patternProperties']).map(
      ([pattern, old]) => [old, member(after['patternProperties'], pattern), '{}'] as const,
    ),
  ];
  return pairs.flatMap(([old, now, step]) => {
    // `compareBounds` reports maps that are closed. A missing schema allows any value.
    if (old === false || now === false || (old === undefined && now === undefined)) return [];
    return inside([old ?? true], [now ?? true], step);
  });
}

function compareTypes(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (sameList(old, now)) return [];
  const isWithin = (some: readonly string[], others: readonly string[]) =>
    others.length === 0 ||
    (some.length > 0 &&
      some.every((type) => others.includes(type) || (type === 'integer' && others.includes('number'))));
  const kind = isWithin(now, old) ? 'type-narrowed' : isWithin(old, now) ? 'type-widened' : 'type-changed';
  return [{ kind, before: old.join(', '), after: now.join(', ') }];
}

function typesOf(keywords: JsonObject): readonly string[] {
  const types = schemaTypes(keywords);
  return [...new Set(types)].sort();
}

/** Compares the `deprecated` of two operations, parameters or schemas. Returns nothing if it did not change. */
export function compareDeprecation(before: JsonObject, after: JsonObject): readonly ('deprecated' | 'undeprecated')[] {
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true];
  return was === is ? [] : [is ? 'deprecated' : 'undeprecated'];
}

/** Compares the variants of a choice: those that are components by name, the others by position. */
function compareForms(
  before: MergedSchema,
  after: MergedSchema,
  tell: (change: KeywordChange) => Change,
  inside: Inside,
): readonly Change[] {
  const [old, now] = [before, after].map(({ choices }) =>
    choices.filter((choice) => !isValueList(choice, toClosed)).flatMap(({ schemas }) => schemas),
  );
  if (old === undefined || now === undefined || (old.length === 0 && now.length === 0)) return [];
  const rule = (kind: ChangeKind) => [tell({ kind, after: 'oneOf' })];
  if (old.length === 0) return rule('rule-added');
  if (now.length === 0) return rule('rule-removed');
  const [oldOwn, nowOwn] = [old, now].map((forms) => forms.filter((form) => referenceOf(form) === null));
  const named = compareSets(namesOf(old), namesOf(now), 'form').map(({ kind, value }) =>
    tell(kind.endsWith('added') ? { kind, after: value } : { kind, before: value }),
  );
  const paired = (oldOwn ?? []).flatMap((form, index) => {
    const other = nowOwn?.[index];
    return other === undefined ? [tell({ kind: 'form-removed' })] : inside([form], [other]);
  });
  const added = (nowOwn ?? []).slice(oldOwn?.length ?? 0).map(() => tell({ kind: 'form-added' }));
  return [...named, ...paired, ...added];
}

/** @example namesOf([{ $ref: '#/components/schemas/Visite' }]) // Set { 'Visite' } */
function namesOf(forms: Schemas): ReadonlySet<string> {
  return new Set(forms.flatMap((form) => referenceOf(form)?.split('/').at(-1) ?? []));
}

/** Compares rules on several fields. Which of two is stricter cannot be decided, so they are only added or removed. */
function compareConditions(before: MergedSchema, after: MergedSchema): readonly KeywordChange[] {
  const [old, now] = [before, after].map(
    ({ conditions, dependentRequired, keywords }) =>
      new Set(
        [
          ...conditions.map(({ if: test, then, else: otherwise }) => ({ if: test, then, else: otherwise })),
          ...dependentRequired,
          ...(isObject(keywords['dependentSchemas']) ? [keywords['dependentSchemas']] : []),
        ].map((rule) => JSON.stringify(rule)),
      ),
  );
  const added = [...(now ?? [])].filter((rule) => old?.has(rule) === false);
  const removed = [...(old ?? [])].filter((rule) => now?.has(rule) === false);
  if (added.length + removed.length === 0) return [];
  const kind = removed.length === 0 ? 'rule-added' : added.length === 0 ? 'rule-removed' : 'rule-changed';
  return [{ kind, after: 'if' }];
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

import { isNumber, member, toCanonicalJson, toShortestNumber, writeJson } from '@reliure/openapi';
import { listedValues } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import type { KeywordChange } from './keywordChange.ts';
import { resolveWithoutTarget } from './flatSchema.ts';
import type { ChangeKind } from '../../types.ts';

/** A value that was added, removed, deprecated or undeprecated. */
export interface SetChange {
  readonly kind: ChangeKind;
  readonly value: string;
}

/**
 * Compares the values that two schemas list, and which of them are deprecated.
 *
 * @param isText Whether the values are written as text, as in a query, where `1` and `"1"` are the same.
 */
export function compareValues(before: MergedSchema, after: MergedSchema, isText = false): readonly SetChange[] {
  const [was, is] = [listedSet(before, isText), listedSet(after, isText)];
  if (was === null || is === null || areReplaced(was, is)) return [];
  const [old, now] = [deprecatedValues(before, isText), deprecatedValues(after, isText)];
  const inBoth = [...is].filter(([key]) => was.has(key));
  return [
    ...compareSets(was, is),
    ...inBoth.flatMap(([key, value]): readonly SetChange[] =>
      old.has(key) === now.has(key) ? [] : [{ kind: now.has(key) ? 'deprecated' : 'undeprecated', value }],
    ),
  ];
}

/**
 * Returns a change of the whole list: only one of the schemas lists values, or they have none in common. The values are
 * not reported one by one.
 */
export function compareListing(before: MergedSchema, after: MergedSchema, isText = false): readonly KeywordChange[] {
  const [was, is] = [listedSet(before, isText), listedSet(after, isText)];
  if (was === null || is === null) {
    return was === is ? [] : [{ kind: was === null ? 'rule-added' : 'rule-removed', after: 'enum' }];
  }
  return areReplaced(was, is)
    ? [{ kind: 'values-replaced', before: [...was.values()].join(', '), after: [...is.values()].join(', ') }]
    : [];
}

/** Values as readers see them, by what identifies them. */
type ValueSet = ReadonlyMap<string, string>;

function areReplaced(before: ValueSet, after: ValueSet): boolean {
  return [...before.keys()].every((key) => !after.has(key));
}

/** Returns the values that were removed from a set, then those that were added. */
export function compareSets(before: ValueSet, after: ValueSet): readonly SetChange[] {
  return [
    ...[...before].flatMap(([key, value]) => (after.has(key) ? [] : [{ kind: 'value-removed', value } as const])),
    ...[...after].flatMap(([key, value]) => (before.has(key) ? [] : [{ kind: 'value-added', value } as const])),
  ];
}

/** Returns the values that a schema lists; `null` if it lists none. Whether `null` is one of them counts as a type. */
function listedSet(schema: MergedSchema, isText: boolean): ValueSet | null {
  const values = listedValues(schema, resolveWithoutTarget).filter((value) => value !== null);
  return values.length === 0 ? null : toSet(values, isText);
}

function deprecatedValues({ choices }: MergedSchema, isText: boolean): ValueSet {
  const variants = choices.flatMap(({ schemas }) => schemas);
  const values = variants.filter((variant) => member(variant, 'deprecated') === true);
  return toSet(
    values.map((variant) => member(variant, 'const')),
    isText,
  );
}

function toSet(values: readonly unknown[], isText: boolean): ValueSet {
  return new Map(values.map((value) => [isText ? toValue(value) : toCanonicalJson(value), toValue(value)]));
}

function toValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return writeJson(isNumber(value) ? toShortestNumber(value) : value);
}

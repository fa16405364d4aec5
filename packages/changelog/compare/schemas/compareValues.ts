import { isNumber, member, toShortestNumber, writeJson } from '@apidoc/openapi';
import { listedValues } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';
import type { KeywordChange } from './keywordChange';
import { resolveWithoutTarget } from './flatSchema';
import type { ChangeKind } from '../../types';

/** A value that was added, removed, deprecated or undeprecated. */
export interface SetChange {
  readonly kind: ChangeKind;
  readonly value: string;
}

/** Compares the values that two schemas list, and which of them are deprecated. */
export function compareValues(before: MergedSchema, after: MergedSchema): readonly SetChange[] {
  const [was, is] = [listedSet(before), listedSet(after)];
  if (was === null || is === null || areReplaced(was, is)) return [];
  const [old, now] = [deprecatedValues(before), deprecatedValues(after)];
  const inBoth = [...is].filter((value) => was.has(value));
  return [
    ...compareSets(was, is),
    ...inBoth.flatMap((value): readonly SetChange[] =>
      old.has(value) === now.has(value) ? [] : [{ kind: now.has(value) ? 'deprecated' : 'undeprecated', value }],
    ),
  ];
}

/**
 * Returns a change of the whole list: only one of the schemas lists values, or they have none in common. The values are
 * not reported one by one.
 */
export function compareListing(before: MergedSchema, after: MergedSchema): readonly KeywordChange[] {
  const [was, is] = [listedSet(before), listedSet(after)];
  if (was === null || is === null) {
    return was === is ? [] : [{ kind: was === null ? 'rule-added' : 'rule-removed', after: 'enum' }];
  }
  return areReplaced(was, is)
    ? [{ kind: 'values-replaced', before: [...was].join(', '), after: [...is].join(', ') }]
    : [];
}

function areReplaced(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return [...before].every((value) => !after.has(value));
}

/** Returns the values that were removed from a set, then those that were added. */
export function compareSets(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly SetChange[] {
  return [
    ...[...before].filter((value) => !after.has(value)).map((value) => ({ kind: 'value-removed', value }) as const),
    ...[...after].filter((value) => !before.has(value)).map((value) => ({ kind: 'value-added', value }) as const),
  ];
}

/** Returns the values that a schema lists; `null` if it lists none. Whether `null` is one of them counts as a type. */
function listedSet(schema: MergedSchema): ReadonlySet<string> | null {
  const values = listedValues(schema, resolveWithoutTarget).filter((value) => value !== null);
  return values.length === 0 ? null : new Set(values.map(toValue));
}

function deprecatedValues({ choices }: MergedSchema): ReadonlySet<string> {
  const variants = choices.flatMap(({ schemas }) => schemas);
  return new Set(
    variants.flatMap((variant) => (member(variant, 'deprecated') === true ? [toValue(member(variant, 'const'))] : [])),
  );
}

function toValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return writeJson(isNumber(value) ? toShortestNumber(value) : value);
}

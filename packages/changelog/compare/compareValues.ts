import { member } from '@apidoc/openapi';
import { listedValues } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';
import type { KeywordChange } from './bounds';
import { toClosed } from './flatSchema';
import type { ChangeKind } from '../types';

/** A value or variant that was added, removed, deprecated or undeprecated. */
export interface SetChange {
  readonly kind: ChangeKind;
  readonly value: string;
}

/** Compares the values that two schemas list, and which of them are deprecated. */
export function compareValues(before: MergedSchema, after: MergedSchema): readonly SetChange[] {
  const [was, is] = [listed(before), listed(after)];
  if (was === null || is === null) return [];
  const [old, now] = [outdated(before), outdated(after)];
  const kept = [...is].filter((value) => was.has(value));
  return [
    ...compareSets(was, is, 'value'),
    ...kept.flatMap((value): readonly SetChange[] =>
      old.has(value) === now.has(value) ? [] : [{ kind: now.has(value) ? 'deprecated' : 'undeprecated', value }],
    ),
  ];
}

/** Returns a change of rule if only one of the schemas lists values. The values are not reported one by one. */
export function compareListing(before: MergedSchema, after: MergedSchema): readonly KeywordChange[] {
  const [was, is] = [listed(before) !== null, listed(after) !== null];
  return was === is ? [] : [{ kind: is ? 'rule-added' : 'rule-removed', after: 'enum' }];
}

/** Returns what was removed from a set and what was added: coded values, or the variants of a choice. */
export function compareSets(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  what: 'value' | 'form',
): readonly SetChange[] {
  return [
    ...[...before].filter((value) => !after.has(value)).map((value) => ({ kind: `${what}-removed`, value }) as const),
    ...[...after].filter((value) => !before.has(value)).map((value) => ({ kind: `${what}-added`, value }) as const),
  ];
}

/** Returns the values that a schema lists; `null` if it lists none. */
function listed(schema: MergedSchema): ReadonlySet<string> | null {
  const values = listedValues(schema, toClosed);
  return values.length === 0 ? null : new Set(values.map(toValue));
}

function outdated({ choices }: MergedSchema): ReadonlySet<string> {
  const forms = choices.flatMap(({ schemas }) => schemas);
  return new Set(
    forms.flatMap((form) => (member(form, 'deprecated') === true ? [toValue(member(form, 'const'))] : [])),
  );
}

function toValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

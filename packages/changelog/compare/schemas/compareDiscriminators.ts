import { isObject, pointerTokens, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { defaultTarget, mappings, mergeSchema } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import type { KeywordChange } from './keywordChange.ts';
import { variantsOf } from './compareVariants.ts';

/**
 * Compares discriminators: variants that are selected by another property, or by another value of it. Variants that are
 * added or removed are reported elsewhere, by their names.
 *
 * @param resolve Resolves the variants before the change.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function compareDiscriminators(
  before: MergedSchema,
  after: MergedSchema,
  resolve: Resolve,
): readonly KeywordChange[] {
  const [old, now] = [before.keywords['discriminator'], after.keywords['discriminator']];
  if (!isObject(old)) return isObject(now) ? toAddedChanges(now, before, after, resolve) : [];
  if (!isObject(now)) return isChoice(after) ? [{ kind: 'rule-removed', before: toDetail([nameOf(old)]) }] : [];
  const [was, is] = [toNamings(old), toNamings(now)];
  const [oldNames, newNames] = [changedNames(was, is), changedNames(is, was)];
  const defaults = compareDefaults(old, now);
  if (oldNames.length + newNames.length === 0) return defaults;
  return [
    ...defaults,
    {
      kind: kindOf(oldNames, newNames, nameOf(old) === nameOf(now)),
      ...(oldNames.length > 0 && { before: toDetail(oldNames) }),
      ...(newNames.length > 0 && { after: toDetail(newNames) }),
    },
  ];
}

/** Compares the schemas of objects whose discriminator is missing, or has a value of no variant. */
function compareDefaults(old: JsonObject, now: JsonObject): readonly KeywordChange[] {
  const [was, is] = [old, now].map(defaultTarget);
  if (was === is) return [];
  const write = (target: string | null | undefined) =>
    target == null ? undefined : `defaultMapping: ${pointerTokens(target).at(-1) ?? ''}`;
  const [before, after] = [write(was), write(is)];
  return [
    {
      kind: before === undefined ? 'rule-relaxed' : after === undefined ? 'rule-tightened' : 'rule-changed',
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ];
}

/** Returns the kind of change of the values that select the same variants, or of the property that has them. */
function kindOf(old: readonly string[], now: readonly string[], isSameProperty: boolean): KeywordChange['kind'] {
  if (now.length === 0) return 'rule-tightened';
  if (old.length === 0) return 'rule-relaxed';
  return isSameProperty ? 'values-replaced' : 'rule-changed';
}

/**
 * Returns the change for a new discriminator of the same choice. Clients that had to send the property anyway are not
 * affected.
 */
function toAddedChanges(
  now: JsonObject,
  before: MergedSchema,
  after: MergedSchema,
  resolve: Resolve,
): readonly KeywordChange[] {
  if (!isChoice(before) || !isChoice(after)) return [];
  const name = nameOf(now);
  const isRequired =
    before.required.has(name) ||
    variantsOf(before).every((variant) => mergeSchema([variant], resolve).required.has(name));
  return [{ kind: isRequired ? 'detail-changed' : 'rule-added', after: toDetail([name]) }];
}

function isChoice(merged: MergedSchema): boolean {
  return variantsOf(merged).length > 0;
}

function toDetail(names: readonly string[]): string {
  return `discriminator: ${names.join(', ')}`;
}

function nameOf(discriminator: JsonObject): string {
  return toText(discriminator['propertyName']) ?? '';
}

/** A name and the schema that it maps to. For the name of the property itself, the target is empty. */
type Naming = readonly [name: string, target: string];

function toNamings(discriminator: JsonObject): readonly Naming[] {
  return [[nameOf(discriminator), ''], ...mappings(discriminator)];
}

/** Returns the names whose target also has a name in the other state, but a different one. */
function changedNames(own: readonly Naming[], others: readonly Naming[]): readonly string[] {
  return own.flatMap(([name, target]) => {
    const names = others.filter(([, named]) => named === target).map(([other]) => other);
    return names.length === 0 || names.includes(name) ? [] : [name];
  });
}

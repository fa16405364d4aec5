import { isObject, referenceOf, toText } from '@reliure/openapi';
import { isValueList } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import type { KeywordChange } from './keywordChange.ts';
import { resolveWithoutTarget } from './flatSchema.ts';
import { pairVariants, type Variant } from './pairVariants.ts';
import type { Change } from '../../types.ts';

type Schemas = readonly unknown[];

/** What the comparison of variants needs from that of the schemas around them. */
export interface VariantTools {
  readonly at: (change: KeywordChange) => Change;
  readonly compareInside: (before: Schemas, after: Schemas) => readonly Change[];
  /** Describes a variant of the older and of the newer state. */
  readonly describeOld: (schema: unknown, choices: MergedSchema['choices']) => Variant;
  readonly describeNew: (schema: unknown, choices: MergedSchema['choices']) => Variant;
}

/** Compares the variants of choices, wherever they stand. */
export function compareVariants(before: MergedSchema, after: MergedSchema, tools: VariantTools): readonly Change[] {
  const [old, now] = [variantsOf(before), variantsOf(after)];
  if (old.length + now.length === 0) return [];
  if (old.length === 0) return [tools.at({ kind: 'rule-added', after: 'oneOf' })];
  if (now.length === 0) return [tools.at({ kind: 'rule-removed', after: 'oneOf' })];
  const pairs = pairVariants(
    old.map((variant) => tools.describeOld(variant, before.choices)),
    now.map((variant) => tools.describeNew(variant, after.choices)),
    (one, other) => tools.compareInside([one], [other]).length === 0,
  );
  const [paired, pairedNow] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  return [
    ...old.filter((variant) => !paired.includes(variant)).map((variant) => tools.at(toRemoved(variant))),
    ...now.filter((variant) => !pairedNow.includes(variant)).map((variant) => tools.at(toAdded(variant))),
    ...pairs.flatMap(([one, other]) => tools.compareInside([one], [other])),
  ];
}

/** Returns the change for a variant that is no longer allowed. */
export function toRemoved(variant: unknown): KeywordChange {
  const name = nameOf(variant);
  return { kind: 'variant-removed', ...(name !== undefined && { before: name }) };
}

/** Returns the change for a new variant. */
export function toAdded(variant: unknown): KeywordChange {
  const name = nameOf(variant);
  return { kind: 'variant-added', ...(name !== undefined && { after: name }) };
}

/** Returns the name of a variant’s component, or else its title. */
function nameOf(variant: unknown): string | undefined {
  return referenceOf(variant)?.split('/').at(-1) ?? (isObject(variant) ? toText(variant['title']) : undefined);
}

/** Returns the variants of a schema’s choices, except coded values. */
export function variantsOf({ choices }: Pick<MergedSchema, 'choices'>): Schemas {
  return choices.filter((choice) => !isValueList(choice, resolveWithoutTarget)).flatMap(({ schemas }) => schemas);
}

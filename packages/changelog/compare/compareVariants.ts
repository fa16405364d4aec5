import { referenceOf } from '@apidoc/openapi';
import { isValueList } from '@apidoc/schema';
import type { MergedSchema } from '@apidoc/schema';
import type { KeywordChange } from './bounds';
import { compareSets } from './compareValues';
import { resolveWithoutTarget } from './flatSchema';
import type { Change } from '../types';

type Schemas = readonly unknown[];

/** Compares the variants of a choice: those that are components by name, the others by position. */
export function compareVariants(
  before: MergedSchema,
  after: MergedSchema,
  toVariantChange: (change: KeywordChange) => Change,
  compareInside: (before: Schemas, after: Schemas) => readonly Change[],
): readonly Change[] {
  const [old, now] = [variantsOf(before), variantsOf(after)];
  if (old.length + now.length === 0) return [];
  if (old.length === 0) return [toVariantChange({ kind: 'rule-added', after: 'oneOf' })];
  if (now.length === 0) return [toVariantChange({ kind: 'rule-removed', after: 'oneOf' })];
  const [oldInline, nowInline] = [inlineOf(old), inlineOf(now)];
  const named = compareSets(namesOf(old), namesOf(now), 'variant').map(({ kind, value }) =>
    toVariantChange(kind === 'variant-added' ? { kind, after: value } : { kind, before: value }),
  );
  const paired = oldInline.flatMap((variant, index) =>
    index < nowInline.length
      ? compareInside([variant], [nowInline[index]])
      : [toVariantChange({ kind: 'variant-removed' })],
  );
  const added = nowInline.slice(oldInline.length).map(() => toVariantChange({ kind: 'variant-added' }));
  return [...named, ...paired, ...added];
}

/** Returns the variants of a schema’s choices, except coded values. */
function variantsOf({ choices }: MergedSchema): Schemas {
  return choices.filter((choice) => !isValueList(choice, resolveWithoutTarget)).flatMap(({ schemas }) => schemas);
}

function inlineOf(variants: Schemas): Schemas {
  return variants.filter((variant) => referenceOf(variant) === null);
}

/** @example namesOf([{ $ref: '#/components/schemas/Visite' }]) // Set { 'Visite' } */
function namesOf(variants: Schemas): ReadonlySet<string> {
  return new Set(variants.flatMap((variant) => referenceOf(variant)?.split('/').at(-1) ?? []));
}

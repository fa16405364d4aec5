import { member, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { discriminatorValues, isDefaultVariant, isValueList, listedValues, mergeSchema } from '@reliure/schema';
import type { Choice, MergedSchema } from '@reliure/schema';
import { fullDepth } from './limits.ts';

/** A schema with one variant selected for each of its choices. */
export interface ConcreteSchema extends Pick<MergedSchema, 'keywords' | 'properties' | 'required'> {
  /** Members whose value depends on the variant, by name. */
  readonly fixed: ReadonlyMap<string, unknown>;
  /** Optional members that would make another variant of a `oneOf` valid too. */
  readonly excluded: ReadonlySet<string>;
  readonly listed: readonly unknown[];
  /** The structures by which a recursion is recognized: those of the selected variants, or the schema’s own. */
  readonly structures: Ancestors;
}

/** The structures on the path from the root to a value. */
export type Ancestors = readonly ReadonlySet<JsonObject>[];

/** The position of the variant to select for each choice, in the order in which the choices are met. */
interface Selection {
  readonly positions: readonly number[];
  /** The number of variants of each choice, filled in as the choices are met. */
  readonly counts: number[];
  readonly ancestors: Ancestors;
  readonly resolve: Resolve;
}

/** The maximum number of selections that are tried. */
const maxSelections = 40;

/**
 * Returns a schema with each selection of variants: first those that are not recursive, in the contract’s order, then
 * those that differ from them in one choice, then the others.
 */
export function* selections(merged: MergedSchema, ancestors: Ancestors, resolve: Resolve): Generator<ConcreteSchema> {
  const waiting: (readonly number[])[] = [[]];
  for (let tried = 0; tried < maxSelections && tried < waiting.length; tried += 1) {
    const positions = waiting[tried] ?? [];
    const selection: Selection = { positions, counts: [], ancestors, resolve };
    yield chooseVariants(merged, selection);
    for (let choice = positions.length; choice < selection.counts.length; choice += 1) {
      const before = [...positions, ...Array.from({ length: choice - positions.length }, () => 0)];
      for (let position = 1; position < (selection.counts[choice] ?? 0); position += 1)
        waiting.push([...before, position]);
    }
  }
}

function chooseVariants(merged: MergedSchema, selection: Selection, depth = 0): ConcreteSchema {
  const { resolve } = selection;
  const start: ConcreteSchema = {
    ...merged,
    fixed: new Map(),
    excluded: new Set(),
    listed: listedValues(merged, resolve),
    structures: merged.sources.size > 0 ? [merged.sources] : [],
  };
  if (depth > fullDepth) return start;
  return merged.choices
    .filter((choice) => !isValueList(choice, resolve))
    .reduce((base, choice) => withVariant(base, choice, selection, depth), start);
}

function withVariant(base: ConcreteSchema, choice: Choice, selection: Selection, depth: number): ConcreteSchema {
  const { resolve, ancestors, counts, positions } = selection;
  const variants = choice.schemas.map((schema) => ({ schema, merged: mergeSchema([schema], resolve) }));
  const isRecursive = ({ merged: { sources } }: (typeof variants)[number]) =>
    ancestors.some((above) => isSameStructure(above, sources));
  const ordered = [...variants.filter((own) => !isRecursive(own)), ...variants.filter(isRecursive)];
  const selected = ordered[positions[counts.push(ordered.length) - 1] ?? 0] ?? ordered[0];
  if (selected === undefined) return base;
  const variant = chooseVariants(selected.merged, selection, depth + 1);
  const property = toText(member(choice.discriminator, 'propertyName'));
  const [value] = discriminatorValues(choice, selected.schema, resolve);
  const properties = new Map(base.properties);
  for (const [name, schemas] of variant.properties) properties.set(name, [...(properties.get(name) ?? []), ...schemas]);
  const others = choice.rule === 'oneOf' ? variants.filter((other) => other !== selected) : [];
  const excluded = others.flatMap(({ merged }) => [...merged.required].filter((name) => !variant.properties.has(name)));
  return {
    keywords: { ...base.keywords, ...variant.keywords },
    properties,
    required: new Set([
      ...base.required,
      ...variant.required,
      ...(property === undefined || isDefaultVariant(choice, selected.schema, resolve) ? [] : [property]),
    ]),
    fixed: new Map([
      ...base.fixed,
      ...variant.fixed,
      ...(property !== undefined && value !== undefined ? [[property, value] as const] : []),
    ]),
    excluded: new Set([...base.excluded, ...variant.excluded, ...excluded]),
    listed: [...base.listed, ...variant.listed],
    structures: variant.structures.length > 0 ? variant.structures : base.structures,
  };
}

/** Whether two schemas expand to the same tree. */
export function isSameStructure(one: ReadonlySet<JsonObject>, other: ReadonlySet<JsonObject>): boolean {
  return one.size === other.size && [...one].every((source) => other.has(source));
}

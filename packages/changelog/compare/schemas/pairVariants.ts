import { member, referenceOf, toText, writeJson } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { discriminatorValues, listedValues, mergeSchema } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import { typesOf } from '../shape/schemaTypes.ts';

/** A variant with what it can be recognized by. */
export interface Variant {
  readonly schema: unknown;
  readonly reference: string | null;
  readonly title: string | undefined;
  /** The values of the discriminator that select it. */
  readonly selectors: readonly string[];
  /** Fields with only one value: `nature = "chat"`. */
  readonly constants: readonly string[];
  /** Its types, formats and fields. */
  readonly traits: ReadonlySet<string>;
}

/** Describes a variant of some choices. */
export function toVariant(schema: unknown, choices: MergedSchema['choices'], resolve: Resolve): Variant {
  const { properties, keywords } = mergeSchema([schema], resolve);
  const choice = choices.find(({ schemas }) => schemas.includes(schema));
  const constants = [...properties].flatMap(([name, schemas]) => {
    const [value, ...others] = listedValues(mergeSchema(schemas, resolve), resolve);
    return value === undefined || others.length > 0 ? [] : [`${name} = ${writeJson(value)}`];
  });
  const typeTraits = typesOf(keywords).map((type) => `type ${type} ${toText(keywords['format']) ?? ''}`);
  return {
    schema,
    reference: referenceOf(schema),
    title: toText(member(schema, 'title')),
    selectors: choice === undefined ? [] : discriminatorValues(choice, schema, resolve),
    constants,
    traits: new Set([...typeTraits, ...[...properties.keys()].map((name) => `field ${name}`)]),
  };
}

/** The share of common traits from which on a variant counts as changed, not as replaced. */
const minSimilarity = 0.5;

type Pair = readonly [old: unknown, now: unknown];

/**
 * Pairs the variants of two states by what they are: the component, the value that selects them, the same content, a
 * constant field, the title, similar content.
 *
 * @param isSame Whether two schemas have the same content.
 */
export function pairVariants(
  before: readonly Variant[],
  after: readonly Variant[],
  isSame: (old: unknown, now: unknown) => boolean,
): readonly Pair[] {
  const isSelected = (one: Variant, other: Variant) => one.selectors.length > 0 && other.selectors.length > 0;
  // What another value selects is another variant, whatever its content.
  const isFree = (one: Variant, other: Variant) => !isSelected(one, other);
  const matches: readonly ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => one.reference !== null && one.reference === other.reference,
    (one, other) => one.selectors.some((value) => other.selectors.includes(value)),
    (one, other) => isFree(one, other) && isSame(one.schema, other.schema),
    (one, other) => isFree(one, other) && one.constants.some((constant) => other.constants.includes(constant)),
    (one, other) => isFree(one, other) && one.title !== undefined && one.title === other.title,
  ];
  const pairs: Pair[] = [];
  const [old, now] = [new Set(before), new Set(after)];
  const pair = (one: Variant, other: Variant) => {
    old.delete(one);
    now.delete(other);
    pairs.push([one.schema, other.schema]);
  };
  for (const isMatch of matches) {
    for (const one of old) {
      const other = [...now].find((candidate) => isMatch(one, candidate));
      if (other !== undefined) pair(one, other);
    }
  }
  const similar = [...old].flatMap((one) =>
    [...now].map((other) => ({ one, other, score: isFree(one, other) ? toSimilarity(one, other) : 0 })),
  );
  for (const { one, other, score } of similar.sort((first, second) => second.score - first.score)) {
    if (score >= minSimilarity && old.has(one) && now.has(other)) pair(one, other);
  }
  return before.flatMap(({ schema }) => pairs.filter(([one]) => one === schema));
}

/** Returns the share of the traits of two variants that both have: 1 if neither has any. */
function toSimilarity({ traits, constants }: Variant, other: Variant): number {
  const all = new Set([...traits, ...other.traits]);
  const isContradicted = constants.some((constant) => {
    const field = constant.slice(0, constant.indexOf(' = ') + 3);
    return other.constants.some((candidate) => candidate.startsWith(field) && candidate !== constant);
  });
  if (isContradicted) return 0;
  return all.size === 0
    ? 1
    : [...all].filter((trait) => traits.has(trait) && other.traits.has(trait)).length / all.size;
}

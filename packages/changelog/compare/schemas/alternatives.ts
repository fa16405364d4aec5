import { toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isValueList } from '@reliure/schema';
import { resolveWithoutTarget } from './flatSchema.ts';

type Schemas = readonly unknown[];

/** Schemas that apply together, of which one is a choice. */
export interface Alternatives {
  /** The schemas without the choice. */
  readonly base: Schemas;
  readonly variants: Schemas;
}

/** Splits schemas at their only choice. Returns `null` if they have none, or several; a list of values is not a choice. */
export function toAlternatives(schemas: Schemas, resolve: Resolve): Alternatives | null {
  const layers = toLayers(schemas, resolve, new Set());
  const choices = layers.flatMap((layer) =>
    (['oneOf', 'anyOf'] as const).flatMap((rule) => {
      const variants = toArray(layer[rule]);
      const isChoice = !isValueList({ schemas: variants }, resolveWithoutTarget);
      return variants.length > 0 && isChoice ? [{ layer, rule, variants }] : [];
    }),
  );
  const [only, another] = choices;
  if (only === undefined || another !== undefined) return null;
  const base = layers.map((layer) => (layer === only.layer ? withoutChoice(layer, only.rule) : layer));
  return { base, variants: only.variants };
}

function withoutChoice({ discriminator: _discriminator, ...layer }: JsonObject, rule: string): JsonObject {
  return Object.fromEntries(Object.entries(layer).filter(([key]) => key !== rule));
}

/** Returns the objects that schemas and their `allOf` consist of. References that are followed are left out. */
function toLayers(schemas: Schemas, resolve: Resolve, visited: Set<unknown>): readonly JsonObject[] {
  return schemas.flatMap((schema) => {
    if (visited.has(schema)) return [];
    visited.add(schema);
    return resolve(schema).layers.flatMap(({ allOf, ...layer }) => {
      const { $ref: _reference, ...own } = layer;
      return [...toLayers(toArray(allOf), resolve, visited), resolve === resolveWithoutTarget ? layer : own];
    });
  });
}

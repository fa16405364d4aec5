import type { JsonObject } from '@reliure/openapi';
import type { Layer } from './layers.ts';
import { schemaTypes } from '../wording/typeWording.ts';

/** Returns the types that all layers allow; `null` if none limits them. */
export function mergeTypes(layers: readonly Layer[]): readonly string[] | null {
  return layers.reduce<readonly string[] | null>((types, layer) => {
    const own = typesOf(layer);
    if (own.length === 0) return types;
    return types === null ? own : commonTypes(types, own);
  }, null);
}

function typesOf({ schema, orNull }: Layer): readonly string[] {
  const types = schemaTypes(schema);
  if (!orNull) return types;
  // As the alternative to `null`, the schema `false` leaves only that.
  if (isNothing(schema['not'])) return ['null'];
  return types.length === 0 ? [] : [...new Set([...types, 'null'])];
}

/** Whether `not` excludes every value. */
export function isNothing(not: unknown): boolean {
  return not === true || (typeof not === 'object' && not !== null && Object.keys(not).length === 0);
}

/** Returns the types that two lists allow: an integer is a number too. */
export function commonTypes(some: readonly string[], others: readonly string[]): readonly string[] {
  const common = some.flatMap((type) => {
    if (others.includes(type)) return [type];
    if (type === 'number' && others.includes('integer')) return ['integer'];
    return type === 'integer' && others.includes('number') ? [type] : [];
  });
  return [...new Set(common)];
}

/** Returns the keywords for types, as OpenAPI 3.0 writes `null`: beside the others. */
export function toTypeKeywords(types: readonly string[]): JsonObject {
  const [first, ...others] = types.filter((type) => type !== 'null');
  if (first === undefined) return { type: 'null' };
  return {
    type: others.length === 0 ? first : [first, ...others],
    ...(types.includes('null') && { nullable: true }),
  };
}

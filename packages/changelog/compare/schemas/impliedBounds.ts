import type { JsonObject } from '@reliure/openapi';
import { allowsValue, listedValues } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import { resolveWithoutTarget } from './flatSchema.ts';
import { typeOf } from '../shape/schemaTypes.ts';

/**
 * Returns the keywords of two schemas without the bounds of texts and numbers that all listed values satisfy: the list
 * says more. If only one schema lists values, they count for both, because what matters is whether they stay allowed.
 */
export function withoutImpliedBounds(
  before: MergedSchema,
  after: MergedSchema,
): readonly [old: JsonObject, now: JsonObject] {
  const [old, now] = [before, after].map((schema) => listedValues(schema, resolveWithoutTarget));
  const values = [...(old ?? []), ...(now ?? [])];
  const reduce = ({ keywords }: MergedSchema, own: readonly unknown[] = []) => {
    const { const: _constant, enum: _values, ...others } = keywords;
    const isImplied = (own.length > 0 ? own : values).every((value) => allowsValue(value, others));
    return values.length > 0 && isImplied ? withoutBounds(keywords) : keywords;
  };
  return [reduce(before, old), reduce(after, now)];
}

function withoutBounds(keywords: JsonObject): JsonObject {
  const isBound = (key: string) =>
    key === 'format' || (['string', 'number'].includes(typeOf(key) ?? '') && !key.startsWith('content'));
  return Object.fromEntries(Object.entries(keywords).filter(([key]) => !isBound(key)));
}

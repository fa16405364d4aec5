import { schemaTypes } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import { isApplicable, toBroadType } from '../shape/schemaTypes.ts';

/**
 * Returns two schemas without the keywords that concern only types that one of them does not allow. Values of such a type
 * are new or gone as a whole, which the comparison of types reports.
 *
 * @param isText Whether the values are written as text: the keywords of texts then concern numbers too.
 */
export function withinCommonTypes(
  before: MergedSchema,
  after: MergedSchema,
  isText: boolean,
): readonly [MergedSchema, MergedSchema] {
  const [old, now] = [broadTypes(before), broadTypes(after)];
  if (old.length === 0 || now.length === 0) return [before, after];
  const common = old.filter((type) => now.includes(type));
  // An empty list would stand for any type.
  const types = ['null', ...common, ...(isText ? ['string'] : [])];
  return [restrict(before, types), restrict(after, types)];
}

function broadTypes({ keywords }: MergedSchema): readonly string[] {
  return schemaTypes(keywords)
    .filter((type) => type !== 'null')
    .map(toBroadType);
}

function restrict(merged: MergedSchema, types: readonly string[]): MergedSchema {
  const keywords = Object.fromEntries(Object.entries(merged.keywords).filter(([key]) => isApplicable(key, types)));
  if (types.includes('object')) return { ...merged, keywords };
  return { ...merged, keywords, properties: new Map(), required: new Set(), dependentRequired: [] };
}

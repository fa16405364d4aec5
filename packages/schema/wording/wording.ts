import type { JsonObject, Resolve } from '@apidoc/openapi';
import { impliedType } from './impliedType';
import { mergeSchema, type MergedSchema } from '../merging/mergeSchema';
import { schemaTypes, toPluralWording, toTypeWording } from './typeWording';
import { listedValues } from '../values';

/** Returns a merged schema’s type, written or implied, and its bounds in words, with the type of an array’s items. */
export function toWording(merged: MergedSchema, resolve: Resolve): string {
  const keywords = withInferredType(merged, resolve);
  const items = keywords['items'];
  if (items === undefined || typeof items === 'boolean') return toTypeWording(keywords);
  const item = mergeSchema([items], resolve);
  return toTypeWording(keywords, item.name ?? toPluralWording(withInferredType(item, resolve)));
}

/** Adds a missing type, if the other keywords or all schemas of the choices imply one. */
function withInferredType(merged: MergedSchema, resolve: Resolve): JsonObject {
  const { keywords, choices } = merged;
  if (keywords['type'] !== undefined) return keywords;
  const own = ownType(merged, resolve);
  if (own !== null) return { ...keywords, type: own };
  const types = choices.flatMap(({ schemas }) =>
    schemas.map((schema) => {
      const variant = mergeSchema([schema], resolve);
      const named = schemaTypes(variant.keywords).filter((name) => name !== 'null');
      const [type = ownType(variant, resolve), ...others] = named;
      return others.length === 0 ? type : null;
    }),
  );
  const known = types.filter((type) => type !== null);
  return known.length > 0 && known.length === types.length ? { ...keywords, type: [...new Set(known)] } : keywords;
}

function ownType(merged: MergedSchema, resolve: Resolve): string | null {
  return impliedType(merged, listedValues(merged, resolve));
}

import type { JsonObject, Resolve } from '@reliure/openapi';
import { texts } from '../texts.ts';
import { impliedType } from './impliedType.ts';
import { mergeSchema, type MergedSchema } from '../merging/mergeSchema.ts';
import { schemaTypes, toPluralWording, toTypeWording } from './typeWording.ts';
import { listedValues } from '../values.ts';

/** Returns a merged schema’s type, written or implied, and its bounds in words, with the type of an array’s items. */
export function toWording(merged: MergedSchema, resolve: Resolve): string {
  const keywords = withInferredType(merged, resolve);
  const files = fileWording(merged, resolve);
  if (files !== null) return files;
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

/** Returns the types of choices, of which some are files, in words; `null` if none is. Elsewhere, a file is a text. */
function fileWording(merged: MergedSchema, resolve: Resolve): string | null {
  if (merged.keywords['type'] !== undefined || ownType(merged, resolve) !== null) return null;
  const variants = merged.choices.flatMap(({ schemas }) => schemas.map((schema) => mergeSchema([schema], resolve)));
  if (!variants.some(isFile)) return null;
  const words = variants.map((variant) => {
    const { type, items, format, contentMediaType } = withInferredType(variant, resolve);
    const keywords = { ...(type !== undefined && { type }), ...(items !== undefined && { items }) };
    const file = {
      ...keywords,
      ...(format !== undefined && { format }),
      ...(contentMediaType !== undefined && { contentMediaType }),
    };
    return toWording({ ...variant, keywords: isFile(variant) ? file : keywords }, resolve);
  });
  return texts().either([...new Set(words)]);
}

/** Whether a schema describes bytes as they are. @see https://spec.openapis.org/oas/v3.1.0#considerations-for-file-uploads */
function isFile({ keywords }: MergedSchema): boolean {
  const { type, format, contentMediaType, contentEncoding } = keywords;
  return format === 'binary' || (type === undefined && contentMediaType !== undefined && contentEncoding === undefined);
}

function ownType(merged: MergedSchema, resolve: Resolve): string | null {
  return impliedType(merged, listedValues(merged, resolve));
}

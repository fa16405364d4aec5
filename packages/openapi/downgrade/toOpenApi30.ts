import { toObject, toText, type JsonObject } from '../document/json.ts';
import { createResolve } from '../document/references.ts';
import { conversions30 } from './conversions30.ts';
import { convertParts, type Downgraded } from './convertParts.ts';
import { toOpenApi31 } from './toOpenApi31.ts';

/**
 * Converts an OpenAPI 3.1 or 3.2 document to 3.0. Any other version is returned as it is. The converted document accepts
 * at least what the contract accepts: a keyword that OpenAPI 3.0 lacks is dropped together with what would be false
 * without it.
 *
 * @param document A bundled contract, which is not changed.
 * @see https://spec.openapis.org/oas/v3.0.4.html
 */
export function toOpenApi30(document: JsonObject): Downgraded {
  const newer = toOpenApi31(document);
  if (toText(newer.document['openapi'])?.startsWith('3.1.') !== true) return newer;
  const losses = new Set(newer.losses);
  const { jsonSchemaDialect, webhooks, ...root } = newer.document;
  const standard = ['https://spec.openapis.org/oas/3.1/dialect/base', undefined];
  if (!standard.includes(toText(jsonSchemaDialect))) losses.add('`jsonSchemaDialect`');
  if (webhooks !== undefined) losses.add('`webhooks`');
  const { webhooks: extension, ...converted } = convertParts(
    { ...root, openapi: '3.0.4', paths: toObject(root['paths']), ...(webhooks !== undefined && { webhooks }) },
    conversions30,
    { resolve: createResolve(newer.document), lose: (loss) => void losses.add(loss) },
  );
  return {
    document: { ...converted, ...(extension !== undefined && { 'x-webhooks': extension }) },
    losses: [...losses],
  };
}

import { describedHeaders, isObject, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toRichText } from '@reliure/richtext';
import type { Field, SchemaContext, SchemaNode, SchemaPart } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import type { BodyPart } from './exchange.ts';
import { toHeaderField } from './fields.ts';

/**
 * Returns the parts of a multipart body that are encoded by their positions.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-by-position
 */
export function toBodyParts(
  { prefixEncoding, itemEncoding }: JsonObject,
  anchor: string,
  context: SchemaContext,
): readonly BodyPart[] {
  const all = [...toArray(prefixEncoding).map((encoding, index) => [index + 1, encoding] as const)];
  return [...all, ...(itemEncoding === undefined ? [] : [[null, itemEncoding] as const])].map(([number, encoding]) => ({
    number,
    mediaTypes: toMediaTypes(toObject(encoding)),
    headers: describedHeaders(toObject(encoding)).map(([name, header]) => toHeaderField(name, header, anchor, context)),
  }));
}

function toMediaTypes({ contentType }: JsonObject): readonly string[] {
  return (toText(contentType)?.split(',') ?? []).map((type) => type.trim());
}

/**
 * Adds the media types and the headers that a form requires for its parts.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#encoding-object
 */
export function withEncodings(node: SchemaNode, encoding: unknown, context: SchemaContext): SchemaNode {
  if (!isObject(encoding)) return node;
  const parts = node.parts.map((part): SchemaPart =>
    part.kind === 'fields'
      ? { kind: 'fields', fields: part.fields.map((field) => withEncoding(field, encoding, context)) }
      : part,
  );
  return { ...node, parts };
}

function withEncoding(field: Field, encodings: JsonObject, context: SchemaContext): Field {
  const encoding = toObject(encodings[field.name]);
  const types = toMediaTypes(encoding);
  const headers = describedHeaders(encoding).map(([name, header]) =>
    toHeaderField(name, header, field.anchor, context),
  );
  const { node } = field;
  return {
    ...field,
    node: {
      ...node,
      ...(types.length > 0 && { type: texts().exchange.sentAs(node.type, types) }),
      parts: [...node.parts, ...toPartHeaders(headers, context)],
    },
  };
}

function toPartHeaders(fields: readonly Field[], { anchors }: SchemaContext): readonly SchemaPart[] {
  if (fields.length === 0) return [];
  const node = { type: texts().exchange.headersType, examples: [], parts: [{ kind: 'fields', fields } as const] };
  return [{ kind: 'condition', text: toRichText(texts().exchange.withPart, anchors), node }];
}

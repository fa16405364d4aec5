import { isObject, member, members, toText } from '@reliure/openapi';
import { toRichText } from '@reliure/richtext';
import type { Choice } from './choices.ts';
import { discriminatorValues, isDefaultVariant } from './discriminator.ts';
import { everyValue } from './merging/mergeKeywords.ts';
import type { MergedSchema } from './merging/mergeSchema.ts';
import type { SchemaContext } from './schemaContext.ts';
import { texts } from './texts.ts';
import { toSince } from './wording/since.ts';
import { isBareWording } from './wording/typeWording.ts';
import { toXmlName } from './wording/xmlName.ts';
import type { Field, SchemaNode, SchemaPart, Variant } from './schemaNode.ts';

/** Builds the node of a nested schema. Without its own `anchor`, it has the anchor of the schema around it. */
export type BuildChild = (schemas: readonly unknown[], anchor?: string) => SchemaNode;

/** Returns the parts for an object’s members. */
export function memberParts(
  { keywords, properties, required }: MergedSchema,
  anchor: string,
  child: BuildChild,
  { anchors, resolve, sender, isXml }: SchemaContext,
): readonly SchemaPart[] {
  const fields = [...properties].map(([name, schemas]): Field => {
    const fieldAnchor = anchors.reserve(anchor, name);
    const node = child(schemas, fieldAnchor);
    const isOmitted = sender === 'client' ? node.readOnly : sender === 'server' && node.writeOnly;
    return {
      name,
      anchor: fieldAnchor,
      required: required.has(name) && isOmitted !== true,
      ...toSince(...schemas),
      node: { ...node, ...(isXml && toXmlName(name, schemas, resolve)) },
    };
  });
  const toMap = (schema: unknown): Extract<SchemaPart, { kind: 'map' }> => {
    const mapAnchor = anchors.reserve(anchor, '*');
    return { kind: 'map', anchor: mapAnchor, node: child([schema], mapAnchor) };
  };
  const patterns = members(keywords['patternProperties']).map(([pattern, schema]) => ({ ...toMap(schema), pattern }));
  const additional = keywords['additionalProperties'] ?? keywords['unevaluatedProperties'];
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some((keyword) =>
    everyValue(keywords, keyword).includes(false),
  );
  return [
    ...(fields.length > 0 ? [{ kind: 'fields', fields } as const] : []),
    ...patterns,
    ...(isObject(additional) ? [toMap(additional)] : []),
    ...(isClosed ? [{ kind: 'closed' } as const] : []),
  ];
}

/** Returns the parts for an array’s items, if they add something to the array’s type. */
export function elementParts(
  { keywords: { prefixItems, items } }: MergedSchema,
  child: BuildChild,
): readonly SchemaPart[] {
  const node = isObject(items) ? child([items]) : null;
  return [
    ...(Array.isArray(prefixItems)
      ? [{ kind: 'tuple', nodes: prefixItems.map((schema: unknown) => child([schema])) } as const]
      : []),
    ...(node !== null && hasDetails(node) ? [{ kind: 'items', node } as const] : []),
  ];
}

/** Returns the part for what a text contains, once it is decoded. */
export function contentPart(
  { keywords }: MergedSchema,
  child: BuildChild,
  { anchors }: SchemaContext,
): readonly SchemaPart[] {
  const { contentSchema, contentMediaType } = keywords;
  if (!isObject(contentSchema) || typeof contentMediaType !== 'string') return [];
  return [{ kind: 'condition', text: toRichText(texts().content, anchors), node: child([contentSchema]) }];
}

/**
 * Whether the items deserve a line of their own. Plain strings do not; objects and bounded, coded or described values
 * do.
 */
function hasDetails(node: SchemaNode): boolean {
  const { name, parts, description, patterns, nullable, deprecated, type, examples } = node;
  return (
    name !== undefined ||
    !isBareWording(type) ||
    parts.length > 0 ||
    node.title !== undefined ||
    node.documentation !== undefined ||
    description !== undefined ||
    patterns !== undefined ||
    node.default !== undefined ||
    nullable === true ||
    deprecated === true ||
    examples.length > 0
  );
}

/** Returns the variants of a choice, each with its title and anchor. */
export function variantsPart(
  choice: Choice,
  anchor: string,
  child: BuildChild,
  { resolve, anchors }: SchemaContext,
): SchemaPart {
  const discriminator = toText(member(choice.discriminator, 'propertyName'));
  const variants = choice.schemas.map((schema, index): Variant => {
    const { name, node } = resolve(schema);
    const values = discriminatorValues(choice, schema, resolve);
    const value = values.length === 0 ? undefined : values.join(', ');
    const title = toText(node['title']) ?? value ?? name ?? texts().variant(index + 1);
    const variantAnchor = anchors.reserve(anchor, name ?? value ?? String(index + 1));
    return {
      title,
      anchor: variantAnchor,
      ...(value !== undefined && { value }),
      ...(isDefaultVariant(choice, schema, resolve) && { isDefault: true }),
      node: withoutTitle(child([schema], variantAnchor), title),
    };
  });
  return { kind: 'variants', rule: choice.rule, ...(discriminator !== undefined && { discriminator }), variants };
}

/** Leaves out the title of a variant that already has it as its heading. */
function withoutTitle({ title, ...node }: SchemaNode, heading: string): SchemaNode {
  return title === undefined || title === heading ? node : { ...node, title };
}

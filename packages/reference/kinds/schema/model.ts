import { isObject, members, referenceOf, toText } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { createAnchors, toRichText } from '@apidoc/richtext';
import type { TextLinks } from '@apidoc/richtext';
import {
  codedSchemas,
  createSchemaContext,
  mergeSchema,
  readableJson,
  schemaName,
  schemaReference,
  toCodedValue,
  toJson,
  toSchemaNode,
  toWording,
} from '@apidoc/schema';
import type { SchemaContext } from '@apidoc/schema';
import { toExamples, toMadeExamples } from '../../model/examples';
import type { ListPage, SchemaPage, SchemaUsers } from '../../model/cataloguePages';
import { toOperationLink, type OperationSource } from '../operation/model';
import { toPlaceWording } from '../operation/operationSchemas';
import type { SchemaDirectory, SchemaEntry } from '../../model/schemaDirectory';
import { schemaSections } from '../../model/sections';
import type { Example } from '../operation/types';
import type { OperationLink } from '../../model/types';

const reserved = Object.values(schemaSections);

/** One page for each component schema that is more than a list of coded values. */
export function buildSchemaPages(
  { entries, slugs }: SchemaDirectory,
  resolve: Resolve,
  links: TextLinks,
): readonly SchemaPage[] {
  return entries
    .filter(({ isList }) => !isList)
    .map((entry) => {
      const context = createSchemaContext(resolve, { slugs, anchors: createAnchors({ reserved, links }), depth: 1 });
      // Its name and its address are the page’s own.
      const {
        name: _name,
        slug: _slug,
        ...node
      } = toSchemaNode(schemaReference(entry.link.name), schemaSections.content, context);
      return {
        ...entry.link,
        kind: 'schema',
        node,
        examples: schemaExamples(entry, context),
        uses: entry.uses,
        users: toUsers(entry),
      };
    });
}

/** One page for each component schema that is a list of coded values, in the order of what they are called. */
export function buildListPages(
  { entries }: SchemaDirectory,
  resolve: Resolve,
  links: TextLinks,
  operations: ReadonlyMap<string, OperationLink>,
): readonly ListPage[] {
  const { compare } = new Intl.Collator('fr');
  return entries
    .filter(({ isList }) => isList)
    .sort(({ link: one }, { link: other }) => compare(one.title ?? one.name, other.title ?? other.name))
    .map((entry) => {
      const anchors = createAnchors({ reserved, links });
      const merged = mergeSchema([schemaReference(entry.link.name)], resolve);
      const description = toText(merged.keywords['description']);
      const server = operations.get(toText(resolve(schemaReference(entry.link.name)).node['x-served-by']) ?? '');
      // Values keep their addresses, whatever the headings of the texts.
      const listed = codedSchemas(merged, resolve).map((coded) => ({
        coded,
        anchor: anchors.take(null, readableJson(toJson(coded.value))),
      }));
      return {
        ...entry.link,
        kind: 'list',
        type: toWording(merged, resolve),
        ...(description !== undefined && { description: toRichText(description, anchors) }),
        values: listed.map(({ coded, anchor }) => ({ ...toCodedValue(coded, anchors), anchor })),
        ...(server !== undefined && { servedBy: { slug: server.slug, title: server.title } }),
        users: toUsers(entry),
      };
    });
}

function toUsers({ schemas, operations }: SchemaEntry): SchemaUsers {
  return {
    schemas,
    operations: operations.map(({ source, places }) => {
      const { slug, title, method } = toOperationLink(source);
      return { slug, title, method, place: toPlaceWording(places) };
    }),
  };
}

/** The schema’s own example, else those of the first body or answer that is this schema, else one made up. */
function schemaExamples({ link: { name }, operations }: SchemaEntry, context: SchemaContext): readonly Example[] {
  const reference = schemaReference(name);
  const own = toExamples('application/json', { schema: reference }, context);
  if (own.length > 0) return own;
  for (const { source } of operations) {
    for (const [mediaType, media] of sourceContents(source, context.resolve)) {
      const isThis = schemaName(referenceOf(media['schema'])) === name;
      const examples = isThis ? toExamples(mediaType, media, context) : [];
      if (examples.length > 0) return examples;
    }
  }
  return toMadeExamples('application/json', reference, 'server', context);
}

function sourceContents({ operation }: OperationSource, resolve: Resolve): readonly (readonly [string, JsonObject])[] {
  const holders = [operation['requestBody'], ...members(operation['responses']).map(([, response]) => response)];
  return holders.flatMap((holder) =>
    members(resolve(holder).node['content']).flatMap(([mediaType, media]) =>
      isObject(media) ? [[mediaType, media] as const] : [],
    ),
  );
}

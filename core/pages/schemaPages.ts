import { isObject, member, members, toText, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { createAnchors } from './anchors';
import { toExamples, toMadeExamples } from './examples';
import { readableJson } from './json';
import { mergeSchema } from './mergeSchema';
import type { ListPage, SchemaPage, SchemaUsers } from './modelPages';
import { schemaReference } from './namedSchemas';
import { toOperationLink, type OperationSource } from './operation';
import { toPlaceWording } from './operationSchemas';
import { toRichText } from './richText';
import { createSchemaContext, toSchemaNode, type SchemaContext } from './schema';
import type { SchemaDirectory, SchemaEntry } from './schemaDirectory';
import type { Example } from './types';
import { toCodedValues } from './values';
import { toWording } from './wording';

/** Places on the page of a schema or a list. */
const fieldsAnchor = 'champs';
const usersAnchor = 'utilise-par';

/** One page for each component schema that is more than a list of coded values. */
export function buildSchemaPages({ entries, slugs }: SchemaDirectory, resolve: Resolve): readonly SchemaPage[] {
  return entries
    .filter(({ isList }) => !isList)
    .map((entry) => {
      const context = createSchemaContext(resolve, slugs, { depth: 1 });
      // Its name and its address are the page’s own.
      const {
        name: _name,
        slug: _slug,
        ...node
      } = toSchemaNode(schemaReference(entry.link.name), context.anchors.take(null, fieldsAnchor), context);
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

/** One page for each component schema that is a list of coded values. */
export function buildListPages({ entries }: SchemaDirectory, resolve: Resolve): readonly ListPage[] {
  return entries
    .filter(({ isList }) => isList)
    .map((entry) => {
      const anchors = createAnchors();
      anchors.take(null, usersAnchor);
      const merged = mergeSchema([schemaReference(entry.link.name)], resolve);
      const description = toText(merged.keywords['description']);
      return {
        ...entry.link,
        kind: 'list',
        type: toWording(merged, resolve),
        ...(description !== undefined && { description: toRichText(description, anchors) }),
        values: toCodedValues(merged, resolve).map(({ description: meaning, ...coded }) => ({
          ...coded,
          anchor: anchors.take(null, readableJson(coded.value)),
          ...(meaning !== undefined && { description: toRichText(meaning, anchors) }),
        })),
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
      const examples =
        member(media['schema'], '$ref') === reference['$ref'] ? toExamples(mediaType, media, context) : [];
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

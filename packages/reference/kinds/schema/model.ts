import { isObject, members, referenceOf } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { createAnchors } from '@apidoc/richtext';
import { createSchemaContext, schemaName, schemaReference, toSchemaNode } from '@apidoc/schema';
import type { SchemaContext, SchemaNode } from '@apidoc/schema';
import { toAsked, type Asked } from '../../model/asked';
import { toExamples, toMadeExamples } from '../../model/examples';
import type { SchemaLink, SchemaUsers } from '../../model/links';
import type { OperationSource } from '../../model/operationSource';
import { toSchemaUsers, type SchemaEntry } from '../../model/schemaDirectory';
import { schemaSections } from '../../model/sections';
import type { Example } from '../../model/exchange';
import type { BuildContext } from '../kind';

/** A component schema of more than coded values. */
export interface SchemaPage extends SchemaLink, Asked {
  /** Unfolded as far as the next component. */
  readonly node: SchemaNode;
  readonly examples: readonly Example[];
  /** The schemas that it names itself. */
  readonly uses: readonly SchemaLink[];
  readonly users: SchemaUsers;
}

export interface SchemaIndexProps {
  /** In the order of their names; lists of coded values among them. */
  readonly schemas: readonly SchemaLink[];
}

export interface SchemaProps {
  readonly page: SchemaPage;
}

const reserved = Object.values(schemaSections);

/** One page for each component schema that is more than a list of coded values. */
export function buildSchemaPages({ directory, resolve, links }: BuildContext): readonly SchemaPage[] {
  const { entries, slugs } = directory;
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
        node,
        examples: findExamples(entry, context),
        uses: entry.uses,
        users: toSchemaUsers(entry),
        ...toAsked(resolve(schemaReference(entry.link.name)).node),
      };
    });
}

/** The schema’s own example, else those of the first body or answer that is this schema, else one made up. */
function findExamples({ link: { name }, operations }: SchemaEntry, context: SchemaContext): readonly Example[] {
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

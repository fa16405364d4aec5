import { isObject, members, referenceOf } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { createAnchors } from '@reliure/richtext';
import { createSchemaContext, schemaName, schemaReference, toSchemaNode } from '@reliure/schema';
import type { SchemaContext, SchemaNode } from '@reliure/schema';
import { toContractSearchPhrases, type WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import { toMappings, withCounterparts, type WithMappings } from '../../model/counterparts.ts';
import { toExamples, toGeneratedExamples } from '../../model/examples.ts';
import type { SchemaLink, SchemaUsers } from '../../model/links.ts';
import { readStandards } from '../../model/contract/mappings.ts';
import type { OperationSource } from '../../model/operationSource.ts';
import { toSchemaUsers, type SchemaEntry } from '../../model/schemaDirectory.ts';
import { schemaSections } from '../../model/sections.ts';
import { usesXml } from '../../model/contract/usesXml.ts';
import type { Example } from '../../model/exchange.ts';
import type { BuildContext } from '../kind.ts';

/** A component schema that is not only a list of coded values. */
export interface SchemaPage extends SchemaLink, WithMappings, WithSearchPhrases {
  /** The expanded schema. Nested components are shown on their own pages only. */
  readonly node: SchemaNode;
  readonly examples: readonly Example[];
  /** Component schemas that this schema references directly. */
  readonly uses: readonly SchemaLink[];
  readonly users: SchemaUsers;
}

export interface SchemaIndexProps {
  /** In alphabetical order, lists of coded values included. */
  readonly schemas: readonly SchemaLink[];
}

export interface SchemaProps {
  readonly page: SchemaPage;
}

/** Builds one page for each component schema that is not only a list of coded values. */
export function buildSchemaPages(context: BuildContext): readonly SchemaPage[] {
  const { document, directory, resolve, links } = context;
  const { entries, slugs } = directory;
  const uses = [...context.operations, ...context.calls];
  const isXml = uses.length === 0 || uses.some(({ operation }) => usesXml(operation, resolve));
  const standards = readStandards(document['x-mappings']);
  return entries
    .filter(({ isList }) => !isList)
    .map((entry) => {
      const anchors = createAnchors({ reserved: Object.values(schemaSections()), links });
      const own = createSchemaContext(resolve, { slugs, anchors, isXml, depth: 1 });
      // The page already shows the schema’s name, and a link to its slug would lead to the page itself.
      const {
        name: _name,
        slug: _slug,
        ...node
      } = toSchemaNode(schemaReference(entry.link.name), schemaSections().content, own);
      return {
        ...entry.link,
        node: withCounterparts(entry.link.name, node, standards),
        ...toMappings(entry.link.name, standards),
        examples: findExamples(entry, own),
        uses: entry.uses,
        users: toSchemaUsers(entry),
        ...toContractSearchPhrases(resolve(schemaReference(entry.link.name)).node),
      };
    });
}

/**
 * Returns the schema’s own examples, else those of the first body or response with this schema, else a generated one.
 */
function findExamples({ link: { name }, operations }: SchemaEntry, context: SchemaContext): readonly Example[] {
  const reference = schemaReference(name);
  const own = toExamples('application/json', { schema: reference }, null, context);
  if (own.length > 0) return own;
  for (const { source } of operations) {
    for (const [mediaType, media] of sourceContents(source, context.resolve)) {
      const hasThisSchema = schemaName(referenceOf(media['schema'])) === name;
      const examples = hasThisSchema ? toExamples(mediaType, media, null, context) : [];
      if (examples.length > 0) return examples;
    }
  }
  return toGeneratedExamples('application/json', reference, 'server', context) ?? [];
}

function sourceContents({ operation }: OperationSource, resolve: Resolve): readonly (readonly [string, JsonObject])[] {
  const holders = [operation['requestBody'], ...members(operation['responses']).map(([, response]) => response)];
  return holders.flatMap((holder) =>
    members(resolve(holder).node['content']).flatMap(([mediaType, media]) =>
      isObject(media) ? [[mediaType, media] as const] : [],
    ),
  );
}

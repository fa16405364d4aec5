import {
  code,
  deprecatedLabel,
  join,
  link,
  list,
  method,
  pageLink,
  phrases,
  section,
  skippedText,
  strong,
  words,
} from '@reliure/page';
import type { Block, Item, Phrases, SectionBlock, Words } from '@reliure/page';
import type { NamedLink } from '@reliure/richtext';
import type { Server } from '../model/access/servers.ts';
import type { OperationLink, OperationTitle, SchemaLink, SchemaUsers } from '../model/links.ts';
import type { WithMappings } from '../model/counterparts.ts';
import { schemaSections } from '../model/sections.ts';
import { texts } from '../texts/index.ts';

/** Returns a link to a page of an operation. */
export function operationLink({ slug, title }: OperationTitle): Phrases {
  return phrases(pageLink(slug, title));
}

/** Returns an item that links to an operation. */
export function operationItem({
  slug,
  title,
  method: name,
  deprecated,
}: Pick<OperationLink, 'slug' | 'title' | 'method' | 'deprecated'>): Item {
  return {
    phrases: phrases(method(name), ' ', pageLink(slug, title), deprecated === true ? ` (${deprecatedLabel()})` : ''),
  };
}

/** Describes schemas by name, each with its title. */
export function describeSchemaLinks(schemas: readonly SchemaLink[]): Block {
  return list(
    schemas.map(({ slug, name, title }) => ({
      phrases: phrases(pageLink(slug, name)),
      ...(title !== undefined && { note: phrases(title) }),
      isFiltered: true,
    })),
    'links',
  );
}

/** Describes links to what corresponds to a schema in standards. */
export function describeMappings({ mappings = [] }: WithMappings): readonly Block[] {
  if (mappings.length === 0) return [];
  return [words(texts().links.mapping, ...join(mappings.map(({ standard, slug }) => [pageLink(slug, standard)])))];
}

/** Number of operations above which the list is collapsed. */
const maxExpandedOperations = 24;

/** Describes the operations and schemas that reference a schema. */
export function describeUsers({ operations, schemas }: SchemaUsers): readonly SectionBlock[] {
  if (operations.length + schemas.length === 0) return [];
  const items = operations.map(({ location, ...operation }) => ({
    ...operationItem(operation),
    note: phrases(location),
  }));
  const anchors = schemaSections();
  const wording = texts().links;
  return [
    section(anchors.users, wording.usedBy, [
      ...(schemas.length === 0
        ? []
        : [section(anchors.usingSchemas, wording.schemas, [describeSchemaLinks(schemas)], { level: 3 })]),
      ...(operations.length === 0
        ? []
        : [
            section(
              anchors.usingOperations,
              wording.operations,
              [
                {
                  ...list(items, 'steps'),
                  ...(operations.length > maxExpandedOperations && {
                    collapsed: wording.operationCount(operations.length),
                  }),
                },
              ],
              { level: 3 },
            ),
          ]),
    ]),
  ];
}

/** Describes servers with the variables in their URLs. */
export function describeServers(servers: readonly Server[]): Block {
  return list(
    servers.map(({ url, name, description = [], variables }) => ({
      phrases: phrases(...(name === undefined ? [] : [strong(name), ' ']), code(url)),
      blocks: [...skippedText(description), ...(variables.length === 0 ? [] : [list(variables.map(describeVariable))])],
    })),
  );
}

function describeVariable({ name, default: value, values, description = [] }: Server['variables'][number]): Item {
  return {
    phrases: phrases(
      code(name),
      ...(value === '' ? [] : texts().links.serverDefault(value)),
      values.length === 0 ? '' : ` (${values.join(', ')})`,
    ),
    blocks: skippedText(description),
  };
}

/** Returns a line with a link to external documentation. */
export function describeDocumentation(documentation: NamedLink): Phrases {
  return phrases(texts().links.documentation, describeNamed(documentation));
}

/** Returns a name, with a link if it has a URL. */
export function describeNamed({ name, url, isUnverified }: NamedLink): Words {
  return url === undefined ? name : link({ url, ...(isUnverified === true && { isUnverified }) }, name);
}

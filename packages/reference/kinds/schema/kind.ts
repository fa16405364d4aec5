import { compareNames } from '@reliure/language';
import { toReferencePage } from '../describedPage.ts';
import { describeSchemaIndex, describeSchemaPage } from './describe.ts';
import { toIndexPage } from '../indexPage.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import type { CatalogueLink, SchemaLink } from '../../model/links.ts';
import { buildSchemaPages, type SchemaPage } from './model.ts';
import { schemaFolders } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';

export interface Shown {
  readonly schemas: readonly SchemaPage[];
  readonly lists: readonly SchemaLink[];
}

/** The component schemas, and their index page. */
export const schemas: Kind<readonly SchemaPage[], Shown> = {
  folder: () => schemaFolders().schemas,
  searchKind: { name: 'schema', label: () => texts().schema.label },
  toSlugs: ({ directory: { entries } }) =>
    entries.length === 0
      ? []
      : [schemaFolders().schemas, ...entries.filter(({ isList }) => !isList).map(({ link }) => link.slug)],
  build: buildSchemaPages,
  toPages: ({ schemas: pages, lists }) =>
    pages.length + lists.length === 0 ? [] : [toIndex([...pages, ...lists]), ...pages.map(toPage)],
};

function schemaCatalogue(): CatalogueLink {
  return { slug: schemaFolders().schemas, title: texts().schema.title };
}

/** Builds the index page. It includes the lists of coded values, because they are schemas, too. */
function toIndex(unsorted: readonly SchemaLink[]): ReferencePage {
  const { description, introduction, searchPhrases } = texts().schema;
  const all = unsorted.toSorted((one, other) => compareNames(one.name, other.name));
  return toIndexPage({
    ...schemaCatalogue(),
    description,
    count: all.length,
    introduction: introduction(all.length),
    blocks: describeSchemaIndex(all),
    phrases: searchPhrases,
  });
}

/** Converts a schema’s page. Its Markdown version is skippable, because the operations’ pages expand their schemas. */
function toPage(page: SchemaPage): ReferencePage {
  return toReferencePage({
    slug: page.slug,
    title: page.name,
    parent: schemaCatalogue(),
    ...(page.title !== undefined && { description: page.title }),
    section: schemaCatalogue().title,
    isSkippable: true,
    search: { kind: 'schema' },
    describe: () => describeSchemaPage(page),
  });
}

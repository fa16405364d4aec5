import { toReferencePage } from '../describedPage.ts';
import { describeSchemaIndex, describeSchemaPage } from './describe.ts';
import { skippableSection } from '../../markdown/markdownVersionSource.ts';
import { toIndexPage } from '../indexPage.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import type { SchemaLink } from '../../model/links.ts';
import { buildSchemaPages, type SchemaPage } from './model.ts';
import { schemaCatalogue, schemasWording } from './schemaWording.ts';

const { slug } = schemaCatalogue;

export interface Shown {
  readonly schemas: readonly SchemaPage[];
  readonly lists: readonly SchemaLink[];
}

/** The component schemas, and their index page. */
export const schemas: Kind<readonly SchemaPage[], Shown> = {
  folder: slug,
  searchKind: { name: 'schema', label: 'Schéma' },
  toSlugs: ({ directory: { entries } }) =>
    entries.length === 0 ? [] : [slug, ...entries.filter(({ isList }) => !isList).map(({ link }) => link.slug)],
  build: buildSchemaPages,
  toPages: ({ schemas: pages, lists }) =>
    pages.length + lists.length === 0 ? [] : [toIndex([...pages, ...lists]), ...pages.map(toPage)],
};

/** Builds the index page. It includes the lists of coded values, because they are schemas, too. */
function toIndex(unsorted: readonly SchemaLink[]): ReferencePage {
  const { compare } = new Intl.Collator('fr');
  const all = unsorted.toSorted((one, other) => compare(one.name, other.name));
  return toIndexPage({
    ...schemaCatalogue,
    description: 'Tous les schémas de données de l’API, par ordre alphabétique.',
    count: all.length,
    introduction: schemasWording(all.length),
    blocks: describeSchemaIndex(all),
    phrases: ['Modèle de données'],
  });
}

/** Converts a schema’s page. Its Markdown version is skippable, because the operations’ pages expand their schemas. */
function toPage(page: SchemaPage): ReferencePage {
  return toReferencePage({
    slug: page.slug,
    title: page.name,
    parent: schemaCatalogue,
    ...(page.title !== undefined && { description: page.title }),
    section: skippableSection,
    search: { kind: 'schema' },
    describe: () => describeSchemaPage(page),
  });
}

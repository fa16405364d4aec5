import { toSchemaItems } from '../../markdown/links';
import { skippableSection } from '../../markdown/markdownVersionSource';
import type { SchemaLink } from '../../model/links';
import { toIndexPage } from '../indexPage';
import type { Kind, ReferencePage } from '../kind';
import type { ListPage } from '../list/model';
import { toSchemaMarkdown } from './markdown';
import { buildSchemaPages, type SchemaIndexProps, type SchemaPage, type SchemaProps } from './model';
import { schemaCatalogue, schemasWording } from './schemaWording';
import { toSchemaSearchPage } from './search';

const { slug } = schemaCatalogue;

interface Shown {
  readonly schemas: readonly SchemaPage[];
  readonly lists: readonly ListPage[];
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
function toIndex(unsorted: readonly (SchemaPage | ListPage)[]): ReferencePage {
  const { compare } = new Intl.Collator('fr');
  const all = unsorted.toSorted((one, other) => compare(one.name, other.name));
  const props: SchemaIndexProps = { schemas: all.map(pickSchemaLink) };
  return toIndexPage({
    ...schemaCatalogue,
    description: 'Tous les schémas de données de l’API, par ordre alphabétique.',
    view: 'kinds/schema/SchemaIndexPage',
    props,
    count: all.length,
    introduction: schemasWording(all.length),
    toItems: (links) => toSchemaItems(all, links),
    phrases: ['Modèle de données'],
  });
}

/** Converts a schema’s page. Its Markdown version is skippable, because the operations’ pages expand their schemas. */
function toPage(page: SchemaPage): ReferencePage {
  return {
    slug: page.slug,
    view: 'kinds/schema/SchemaPageView',
    toProps: (): SchemaProps => ({ page }),
    markdownVersion: {
      title: page.name,
      ...(page.title !== undefined && { description: page.title }),
      section: skippableSection,
      render: (links) => toSchemaMarkdown(page, links),
    },
    toSearchPage: () => toSchemaSearchPage(page),
  };
}

function pickSchemaLink({ slug: own, name, title: words }: SchemaLink): SchemaLink {
  return { slug: own, name, ...(words !== undefined && { title: words }) };
}

import { toPlainText } from '@apidoc/richtext';
import { overviewSection, toFirstLineDescription } from '../../markdown/markdownVersionSource';
import { mappingsFolder, readStandards } from '../../model/mappings';
import type { Kind, ReferencePage } from '../kind';
import { mappingTitle, standardTitle } from './mappingWording';
import { toMappingMarkdown, toStandardMarkdown } from './markdown';
import {
  buildStandards,
  type MappedStandard,
  type MappingLink,
  type MappingPage,
  type MappingProps,
  type StandardProps,
} from './model';
import { toMappingSearchPage, toStandardSearchPage } from './search';

/** The schemas that are mapped to a standard, and an index page for each standard. */
export const mappings: Kind<readonly MappedStandard[], { readonly mappings: readonly MappedStandard[] }> = {
  folder: mappingsFolder,
  searchKind: { name: 'mapping', label: 'Correspondance' },
  toSlugs: ({ document, directory: { slugs } }) =>
    readStandards(document['x-mappings']).flatMap(({ slug, schemas }) => [
      slug,
      ...[...schemas.values()]
        .filter(({ schema, entries }) => slugs.has(schema) && entries.length > 0)
        .map((mapping) => mapping.slug),
    ]),
  build: buildStandards,
  toPages: ({ mappings: standards }) =>
    standards.flatMap((standard) => [toIndex(standard), ...standard.mappings.map(toPage)]),
};

function toIndex(standard: MappedStandard): ReferencePage {
  const { slug, title, description } = standard;
  return {
    slug,
    view: 'kinds/mapping/StandardPage',
    toProps: (): StandardProps => ({
      standard: { ...standard, mappings: standard.mappings.map(pickMappingLink) },
    }),
    catalogue: { title: standardTitle(title), count: standard.mappings.length },
    markdownVersion: {
      title: standardTitle(title),
      ...toFirstLineDescription(description),
      section: overviewSection,
      render: (links) => toStandardMarkdown(standard, links),
    },
    toSearchPage: () => toStandardSearchPage(standard),
  };
}

function pickMappingLink({ slug, schema, elements }: MappingPage): MappingLink {
  return { slug, schema, elements };
}

function toPage(page: MappingPage): ReferencePage {
  const { slug, schema, standard, remark } = page;
  return {
    slug,
    view: 'kinds/mapping/MappingPageView',
    toProps: (): MappingProps => ({ page }),
    markdownVersion: {
      title: mappingTitle(schema.title ?? schema.name, standard.title),
      ...(toPlainText(remark) !== '' && toFirstLineDescription(remark)),
      section: standardTitle(standard.title),
      render: (links) => toMappingMarkdown(page, links),
    },
    toSearchPage: () => toMappingSearchPage(page),
  };
}

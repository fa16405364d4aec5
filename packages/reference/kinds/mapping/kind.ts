import { toReferencePage } from '../describedPage.ts';
import { buildConceptMapFiles } from './conceptMaps.ts';
import { describeMapping, describeStandard } from './describe.ts';
import { toPlainText } from '@reliure/richtext';
import { overviewSection, toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import { mappingsFolder, readStandards } from '../../model/contract/mappings.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { texts } from '../../texts/index.ts';
import { buildStandards, type MappedStandard, type MappingPage } from './model.ts';

/** The schemas that are mapped to a standard, and an index page for each standard. */
export const mappings: Kind<readonly MappedStandard[], { readonly mappings: readonly MappedStandard[] }> = {
  folder: mappingsFolder,
  searchKind: { name: 'mapping', label: () => texts().mapping.label },
  toSlugs: ({ document, directory: { slugs } }) =>
    readStandards(document['x-mappings']).flatMap(({ slug, schemas }) => [
      slug,
      ...[...schemas.values()]
        .filter(({ schema, entries }) => slugs.has(schema) && entries.length > 0)
        .map((mapping) => mapping.slug),
    ]),
  build: buildStandards,
  toFiles: ({ mappings: standards }, site) => buildConceptMapFiles(standards, site),
  toPages: ({ mappings: standards }) =>
    standards.flatMap((standard) => [toIndex(standard), ...standard.mappings.map(toPage)]),
};

function toIndex(standard: MappedStandard): ReferencePage {
  const { slug, title, description } = standard;
  return toReferencePage({
    slug,
    title: texts().mapping.standardTitle(title),
    ...toFirstLineDescription(description),
    count: standard.mappings.length,
    section: overviewSection(),
    search: { kind: 'mapping' },
    describe: () => describeStandard(standard),
  });
}

function toPage(page: MappingPage): ReferencePage {
  const { slug, schema, standard, remark } = page;
  const { standardTitle, heading } = texts().mapping;
  const title = schema.title ?? schema.name;
  return toReferencePage({
    slug,
    title,
    heading: heading(title, standard.title),
    parent: { slug: standard.slug, title: standardTitle(standard.title) },
    ...(toPlainText(remark) !== '' && toFirstLineDescription(remark)),
    section: standardTitle(standard.title),
    search: { kind: 'mapping' },
    describe: () => describeMapping(page),
  });
}

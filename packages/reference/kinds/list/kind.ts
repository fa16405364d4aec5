import { toReferencePage } from '../describedPage.ts';
import { describeList, describeListIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { toIndexPage } from '../indexPage.ts';
import { buildListFiles } from './listFiles.ts';
import type { CatalogueLink } from '../../model/links.ts';
import { schemaFolders } from '../../model/sections.ts';
import { texts } from '../../texts/index.ts';
import { buildListPages, type ListPage } from './model.ts';

/** The lists of coded values, and their index page. */
export const lists: Kind<readonly ListPage[], { readonly lists: readonly ListPage[] }> = {
  folder: () => schemaFolders().lists,
  searchKind: { name: 'list', label: () => texts().list.label },
  toSlugs: ({ directory: { entries } }) => {
    const own = entries.filter(({ isList }) => isList);
    return own.length === 0 ? [] : [schemaFolders().lists, ...own.map(({ link }) => link.slug)];
  },
  build: buildListPages,
  toFiles: ({ lists: pages }) => buildListFiles(pages),
  toPages: ({ lists: pages }) => (pages.length === 0 ? [] : [toIndex(pages), ...pages.map(toPage)]),
};

function listCatalogue(): CatalogueLink {
  return { slug: schemaFolders().lists, title: texts().list.title };
}

function toIndex(pages: readonly ListPage[]): ReferencePage {
  const { description, introduction, searchPhrases } = texts().list;
  return toIndexPage({
    ...listCatalogue(),
    description,
    count: pages.length,
    introduction: introduction(pages.length),
    blocks: describeListIndex(pages),
    phrases: searchPhrases,
  });
}

function toPage(page: ListPage): ReferencePage {
  return toReferencePage({
    slug: page.slug,
    title: page.title ?? page.name,
    parent: listCatalogue(),
    ...toFirstLineDescription(page.description),
    section: texts().list.title,
    search: { kind: 'list' },
    describe: () => describeList(page),
  });
}

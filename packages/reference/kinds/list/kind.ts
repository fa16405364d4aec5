import { toReferencePage } from '../describedPage.ts';
import { describeList, describeListIndex } from './describe.ts';
import { toFirstLineDescription } from '../../markdown/markdownVersionSource.ts';
import type { Kind, ReferencePage } from '../kind.ts';
import { toIndexPage } from '../indexPage.ts';
import { buildListFiles } from './listFiles.ts';
import { listCatalogue, listsWording } from './listWording.ts';
import { buildListPages, type ListPage } from './model.ts';

const { slug, title } = listCatalogue;

/** The lists of coded values, and their index page. */
export const lists: Kind<readonly ListPage[], { readonly lists: readonly ListPage[] }> = {
  folder: slug,
  searchKind: { name: 'list', label: 'Liste de codes' },
  toSlugs: ({ directory: { entries } }) => {
    const own = entries.filter(({ isList }) => isList);
    return own.length === 0 ? [] : [slug, ...own.map(({ link }) => link.slug)];
  },
  build: buildListPages,
  toFiles: ({ lists: pages }) => buildListFiles(pages),
  toPages: ({ lists: pages }) => (pages.length === 0 ? [] : [toIndex(pages), ...pages.map(toPage)]),
};

function toIndex(pages: readonly ListPage[]): ReferencePage {
  return toIndexPage({
    ...listCatalogue,
    description: 'Les valeurs codées de l’API, leur libellé et leur sens, à lire ou à télécharger.',
    count: pages.length,
    introduction: listsWording(pages.length),
    blocks: describeListIndex(pages),
    phrases: ['Liste des codes', 'Valeurs codées', 'Exporter les codes en CSV', 'Télécharger une liste'],
  });
}

function toPage(page: ListPage): ReferencePage {
  return toReferencePage({
    slug: page.slug,
    title: page.title ?? page.name,
    parent: listCatalogue,
    ...toFirstLineDescription(page.description),
    section: title,
    search: { kind: 'list' },
    describe: () => describeList(page),
  });
}

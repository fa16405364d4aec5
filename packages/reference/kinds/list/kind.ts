import { toFirstLineDescription } from '../../markdown/markdownVersionSource';
import type { Kind, ReferencePage } from '../kind';
import { toIndexPage } from '../indexPage';
import { listCatalogue, listsWording } from './listWording';
import { toListItems, toListMarkdown } from './markdown';
import { buildListPages, type ListIndexProps, type ListPage, type ListProps } from './model';
import { toListSearchPage } from './search';

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
  toPages: ({ lists: pages }) => (pages.length === 0 ? [] : [toIndex(pages), ...pages.map(toPage)]),
};

function toIndex(pages: readonly ListPage[]): ReferencePage {
  const props: ListIndexProps = {
    lists: pages.map(({ slug: own, name, title: words, values }) => ({
      slug: own,
      name,
      ...(words !== undefined && { title: words }),
      count: values.length,
    })),
  };
  return toIndexPage({
    ...listCatalogue,
    description: 'Les valeurs codées de l’API, leur libellé et leur sens.',
    view: 'kinds/list/ListIndexPage',
    props,
    count: pages.length,
    introduction: listsWording(pages.length),
    toItems: (links) => toListItems(pages, links),
    phrases: ['Liste des codes', 'Valeurs codées', 'Exporter les codes en CSV', 'Télécharger une liste'],
  });
}

function toPage(page: ListPage): ReferencePage {
  return {
    slug: page.slug,
    view: 'kinds/list/ListPageView',
    toProps: (): ListProps => ({ page }),
    markdownVersion: {
      title: page.title ?? page.name,
      ...toFirstLineDescription(page.description),
      section: title,
      render: (links) => toListMarkdown(page, links),
    },
    toSearchPage: () => toListSearchPage(page),
  };
}

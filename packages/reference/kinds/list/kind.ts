import { toDescription } from '../../markdown/indexPage';
import { overviewSection } from '../../markdown/twinSource';
import { toPhrasePlaces } from '../../search/places';
import type { Kind, ReferencePage } from '../kind';
import { listCatalogue } from './listWording';
import { toListIndexMarkdown, toListMarkdown } from './markdown';
import { buildListPages, type ListIndexProps, type ListPage, type ListProps } from './model';
import { toListSearchPage } from './search';

const { slug, title } = listCatalogue;

/** The lists of coded values, and an index of them. */
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
  return {
    slug,
    view: 'kinds/list/ListIndexPage',
    toProps: (): ListIndexProps => ({
      lists: pages.map(({ slug: own, name, title: words, values }) => ({
        slug: own,
        name,
        ...(words !== undefined && { title: words }),
        count: values.length,
      })),
    }),
    catalogue: { title, count: pages.length },
    twin: {
      title,
      description: 'Les valeurs codées de l’API, leur libellé et leur sens.',
      section: overviewSection,
      render: (links) => toListIndexMarkdown(pages, links),
    },
    toSearchPage: () => ({
      title,
      breadcrumbs: ['API'],
      places: toPhrasePlaces(['Liste des codes', 'Valeurs codées', 'Exporter les codes en CSV']),
    }),
  };
}

function toPage(page: ListPage): ReferencePage {
  return {
    slug: page.slug,
    view: 'kinds/list/ListPageView',
    toProps: (): ListProps => ({ page }),
    twin: {
      title: page.title ?? page.name,
      ...toDescription(page.description),
      section: title,
      render: (links) => toListMarkdown(page, links),
    },
    toSearchPage: () => toListSearchPage(page),
  };
}

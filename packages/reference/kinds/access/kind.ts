import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { accessCatalogue } from './accessWording';
import { toAccessMarkdown } from './markdown';
import { buildAccessPage, hasScopes, type AccessPage, type AccessProps } from './model';
import { toAccessPassages } from './search';

const { slug, title } = accessCatalogue;

/** The page of access rights: OAuth scopes against operations. */
export const access: Kind<AccessPage | null, { readonly access: AccessPage | null }> = {
  folder: slug,
  toSlugs: (survey) => (hasScopes(survey) ? [slug] : []),
  build: buildAccessPage,
  toPages: ({ access: page }) => {
    if (page === null) return [];
    return [
      {
        slug,
        view: 'kinds/access/AccessPageView',
        toProps: (): AccessProps => ({ page }),
        catalogue: { title, count: page.scopes.length },
        markdownVersion: {
          title,
          description: 'Chaque portée et chaque opération\u00a0: qui peut l’obtenir, et qui peut l’appeler.',
          section: overviewSection,
          render: (links) => toAccessMarkdown(page, links),
        },
        toSearchPage: () => ({ title, breadcrumbs: ['API'], passages: toAccessPassages(page) }),
      },
    ];
  },
};

import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { errorCatalogue } from './errorsWording';
import { toErrorsMarkdown } from './markdown';
import { buildErrorCatalogue } from './model';
import type { ErrorGroup, ErrorsProps } from './model';
import { toErrorPassages } from './search';

const { slug, title } = errorCatalogue;

/** The error catalogue: one page with all errors of the operations. */
export const errors: Kind<readonly ErrorGroup[], { readonly errors: readonly ErrorGroup[] }> = {
  folder: slug,
  searchKind: { name: 'error', label: 'Erreur' },
  toSlugs: ({ errors: operationErrors }) => (operationErrors.flat().length === 0 ? [] : [slug]),
  build: buildErrorCatalogue,
  toPages: ({ errors: groups }) => {
    if (groups.length === 0) return [];
    return [
      {
        slug,
        view: 'kinds/errors/ErrorsPage',
        toProps: (): ErrorsProps => ({ groups }),
        catalogue: { title, count: groups.reduce((sum, group) => sum + group.errors.length, 0) },
        markdownVersion: {
          title,
          description: 'Chaque erreur par son code\u00a0: cause, remède, nouvel essai, opérations qui la renvoient.',
          section: overviewSection,
          render: (links) => toErrorsMarkdown(groups, links),
        },
        toSearchPage: () => ({ kind: 'error', title, breadcrumbs: ['API'], passages: toErrorPassages(groups) }),
      },
    ];
  },
};

import { toReferencePage } from '../describedPage.ts';
import { buildErrorAddresses } from './errorAddresses.ts';
import { describeErrors } from './describe.ts';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { errorCatalogue } from './errorsWording.ts';
import { buildErrorCatalogue } from './model.ts';
import type { ErrorGroup } from './model.ts';
import { toProblemTypes, toSharedTypeWarnings } from './problemTypes.ts';

const { slug } = errorCatalogue;

/** The error catalogue: one page with all errors of the operations. */
export const errors: Kind<readonly ErrorGroup[], { readonly errors: readonly ErrorGroup[] }> = {
  folder: slug,
  searchKind: { name: 'error', label: 'Erreur' },
  toSlugs: ({ errors: operationErrors }) => (operationErrors.flat().length === 0 ? [] : [slug]),
  build: buildErrorCatalogue,
  toWarnings: ({ errors: groups }, contract, site) => toSharedTypeWarnings(toProblemTypes(groups, site), contract),
  toRedirects: ({ errors: groups }, site, paths) => buildErrorAddresses(groups, site, paths),
  toPages: ({ errors: groups }) => {
    if (groups.length === 0) return [];
    return [
      toReferencePage({
        ...errorCatalogue,
        description: 'Chaque erreur par son code\u00a0: cause, remède, nouvel essai, opérations qui la renvoient.',
        count: groups.reduce((sum, group) => sum + group.errors.length, 0),
        section: overviewSection,
        search: { kind: 'error' },
        describe: () => describeErrors(groups),
      }),
    ];
  },
};

import { toReferencePage } from '../describedPage.ts';
import { errorsSlug } from '@reliure/richtext';
import { buildErrorAddresses } from './errorAddresses.ts';
import { describeErrors } from './describe.ts';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { texts } from '../../texts/index.ts';
import { buildErrorCatalogue } from './model.ts';
import type { ErrorGroup } from './model.ts';
import { toProblemTypes, toSharedTypeWarnings } from './problemTypes.ts';

/** The error catalogue: one page with all errors of the operations. */
export const errors: Kind<readonly ErrorGroup[], { readonly errors: readonly ErrorGroup[] }> = {
  folder: errorsSlug,
  searchKind: { name: 'error', label: () => texts().errors.label },
  toSlugs: ({ errors: operationErrors }) => (operationErrors.flat().length === 0 ? [] : [errorsSlug()]),
  build: buildErrorCatalogue,
  toWarnings: ({ errors: groups }, contract, site) => toSharedTypeWarnings(toProblemTypes(groups, site), contract),
  toRedirects: ({ errors: groups }, site, paths) => buildErrorAddresses(groups, site, paths),
  toPages: ({ errors: groups }) => {
    if (groups.length === 0) return [];
    const { title, description } = texts().errors;
    return [
      toReferencePage({
        slug: errorsSlug(),
        title,
        description,
        count: groups.reduce((sum, group) => sum + group.errors.length, 0),
        section: overviewSection(),
        search: { kind: 'error' },
        describe: () => describeErrors(groups),
      }),
    ];
  },
};

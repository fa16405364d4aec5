import { overviewSection } from '../../markdown/markdownVersionSource';
import { comparisonCatalogue } from '../comparison/comparisonWording';
import type { Kind } from '../kind';
import { toWithdrawalMarkdown } from './markdown';
import { buildWithdrawals, type WithdrawalProps, type PlannedWithdrawal } from './model';
import { toWithdrawalPassages } from './search';
import { withdrawalCatalogue } from './withdrawalWording';

const { slug, title } = withdrawalCatalogue;

/** The calendar of withdrawals: deprecated operations, and everything whose end the changelog announces. */
export const withdrawals: Kind<readonly PlannedWithdrawal[], { readonly withdrawals: readonly PlannedWithdrawal[] }> = {
  folder: slug,
  toSlugs: ({ operations }) => (operations.some(({ operation }) => operation['deprecated'] === true) ? [slug] : []),
  build: buildWithdrawals,
  toPages: ({ withdrawals: listed }) => {
    if (listed.length === 0) return [];
    return [
      {
        slug,
        view: 'kinds/withdrawal/WithdrawalPageView',
        toProps: ({ catalogues }): WithdrawalProps => ({
          withdrawals: listed,
          hasComparison: catalogues.some((catalogue) => catalogue.slug === comparisonCatalogue.slug),
        }),
        catalogue: { title, count: listed.length },
        markdownVersion: {
          title,
          description: 'Tout ce qui prend fin, par date de retrait, et ce qui le remplace.',
          section: overviewSection,
          render: (links) => toWithdrawalMarkdown(listed, links),
        },
        toSearchPage: () => ({ title, breadcrumbs: ['API'], passages: toWithdrawalPassages(listed) }),
      },
    ];
  },
};

import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import { comparisonCatalogue, withdrawalCatalogue } from '../../model/catalogues.ts';
import { texts } from '../../texts/index.ts';
import { toReferencePage } from '../describedPage.ts';
import type { Kind } from '../kind.ts';
import { withAnnouncedEnds } from './announced.ts';
import { buildCalendarFiles } from './calendar.ts';
import { describeWithdrawals } from './describe.ts';
import { buildWithdrawals, type PlannedWithdrawal } from './model.ts';

/** The calendar of withdrawals: deprecated operations, and everything whose end the changelog announces. */
export const withdrawals: Kind<readonly PlannedWithdrawal[], { readonly withdrawals: readonly PlannedWithdrawal[] }> = {
  folder: () => withdrawalCatalogue().slug,
  toSlugs: ({ operations }) =>
    operations.some(({ operation }) => operation['deprecated'] === true) ? [withdrawalCatalogue().slug] : [],
  build: buildWithdrawals,
  complete: (listed, released) =>
    released === null
      ? listed
      : withAnnouncedEnds(
          listed,
          released.announced,
          released.groups.flatMap(({ operations }) => operations),
        ),
  toFiles: ({ withdrawals: listed }, site) => buildCalendarFiles(listed, site),
  toPages: ({ withdrawals: listed }) => {
    if (listed.length === 0) return [];
    return [
      toReferencePage({
        ...withdrawalCatalogue(),
        description: texts().withdrawal.description,
        count: listed.length,
        section: overviewSection(),
        describe: ({ catalogues }) =>
          describeWithdrawals(
            listed,
            catalogues.some((catalogue) => catalogue.slug === comparisonCatalogue().slug),
          ),
      }),
    ];
  },
};

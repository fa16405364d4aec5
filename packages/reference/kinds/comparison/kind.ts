import { toReferencePage } from '../describedPage.ts';
import { describeComparison } from './describe.ts';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { comparisonCatalogue } from '../../model/catalogues.ts';
import { texts } from '../../texts/index.ts';
import { buildComparison, type Comparison } from './model.ts';

/** The comparison of any two releases. It is built after the other pages, from the releases beside the contract. */
export const comparison: Kind<Comparison | null, { readonly comparison: Comparison | null }> = {
  folder: () => comparisonCatalogue().slug,
  searchKind: { name: 'comparison', label: () => texts().comparison.label },
  toSlugs: () => [],
  build: () => null,
  complete: (_, released) => (released === null ? null : buildComparison(released)),
  toPages: ({ comparison: compared }) => {
    if (compared === null) return [];
    return [
      toReferencePage({
        ...comparisonCatalogue(),
        description: texts().comparison.description,
        count: null,
        section: overviewSection(),
        search: { kind: 'comparison' },
        describe: () => describeComparison(compared),
      }),
    ];
  },
};

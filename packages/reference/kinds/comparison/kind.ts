import { overviewSection } from '../../markdown/markdownVersionSource';
import { toPhrasePassages, toTextPassages } from '../../search/passages';
import type { Kind } from '../kind';
import { comparisonCatalogue, comparisonTexts } from './comparisonWording';
import { toComparisonMarkdown } from './markdown';
import type { Comparison, ComparisonProps } from './model';

const { slug, title } = comparisonCatalogue;

/** The comparison of any two releases. It is built after the other pages, from the releases beside the contract. */
export const comparison: Kind<Comparison | null, { readonly comparison: Comparison | null }> = {
  folder: slug,
  toSlugs: () => [],
  build: () => null,
  toPages: ({ comparison: compared }) => {
    if (compared === null) return [];
    return [
      {
        slug,
        view: 'kinds/comparison/ComparisonPage',
        toProps: (): ComparisonProps => ({ comparison: compared }),
        catalogue: { title },
        markdownVersion: {
          title,
          description: 'Ce qui a changé entre deux versions du contrat, les changements incompatibles d’abord.',
          section: overviewSection,
          render: (links) => toComparisonMarkdown(compared, links),
        },
        toSearchPage: () => ({
          title,
          breadcrumbs: ['API'],
          passages: [
            ...toTextPassages(comparisonTexts.introduction),
            ...toPhrasePassages([
              'Différences entre versions',
              'Changements d’une version à une autre',
              'Passer plusieurs versions d’un coup',
              'Monter de version',
            ]),
          ],
        }),
      },
    ];
  },
};

import { toReferencePage } from '../describedPage.ts';
import { describeIntroduction } from './describe.ts';
import { introductionSlug } from '@reliure/richtext';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import type { Kind } from '../kind.ts';
import { toIntroduction, type IntroductionPage } from './model.ts';

/** The introduction: one page with the contract’s description of the whole API. */
export const introduction: Kind<IntroductionPage, { readonly introduction: IntroductionPage }> = {
  folder: introductionSlug,
  toSlugs: () => [introductionSlug],
  build: toIntroduction,
  toPages: ({ introduction: page }) => [
    toReferencePage({
      slug: introductionSlug,
      title: 'Introduction',
      heading: page.title,
      name: 'Introduction à l’API',
      description: 'Serveurs, authentification et conventions communes à toutes les opérations.',
      section: overviewSection,
      describe: () => describeIntroduction(page),
    }),
  ],
};

import { toReferencePage } from '../describedPage';
import { describeIntroduction } from './describe';
import { introductionSlug } from '@apidoc/richtext';
import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { toIntroduction, type IntroductionPage } from './model';

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

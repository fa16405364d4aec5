import { toReferencePage } from '../describedPage.ts';
import { describeIntroduction } from './describe.ts';
import { introductionSlug } from '@reliure/richtext';
import { overviewSection } from '../../markdown/markdownVersionSource.ts';
import { texts } from '../../texts/index.ts';
import type { Kind } from '../kind.ts';
import { toIntroduction, type IntroductionPage } from './model.ts';

/** The introduction: one page with the contract’s description of the whole API. */
export const introduction: Kind<IntroductionPage, { readonly introduction: IntroductionPage }> = {
  folder: () => introductionSlug,
  toSlugs: () => [introductionSlug],
  build: toIntroduction,
  toPages: ({ introduction: page }) => [
    toReferencePage({
      slug: introductionSlug,
      title: texts().introduction.title,
      heading: page.title,
      name: texts().introduction.name,
      description: texts().introduction.description,
      section: overviewSection(),
      describe: () => describeIntroduction(page),
    }),
  ],
};

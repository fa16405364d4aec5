import { introductionSlug } from '@apidoc/richtext';
import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { toIntroductionMarkdown } from './markdown';
import { toIntroduction, type IntroductionPage } from './model';
import { toIntroductionPassages } from './search';

/** The introduction: one page with the contract’s description of the whole API. */
export const introduction: Kind<IntroductionPage, { readonly introduction: IntroductionPage }> = {
  folder: introductionSlug,
  toSlugs: () => [introductionSlug],
  build: toIntroduction,
  toPages: ({ introduction: page }) => [
    {
      slug: introductionSlug,
      view: 'kinds/introduction/IntroductionPageView',
      toProps: () => ({ page }),
      markdownVersion: {
        title: 'Introduction à l’API',
        description: 'Serveurs, authentification et conventions communes à toutes les opérations.',
        section: overviewSection,
        render: (links) => toIntroductionMarkdown(page, links),
      },
      toSearchPage: () => ({
        title: 'Introduction à l’API',
        breadcrumbs: ['API'],
        passages: toIntroductionPassages(page),
      }),
    },
  ],
};

import { overviewSection } from '../../markdown/markdownVersionSource';
import type { Kind } from '../kind';
import { toLandingMarkdown } from './markdown';
import { toLanding, type LandingPage, type LandingProps } from './model';
import { toLandingPassages } from './search';

/** The landing page of the reference, which links to all operations. */
export const landing: Kind<LandingPage, { readonly landing: LandingPage }> = {
  toSlugs: () => [],
  build: toLanding,
  toPages: ({ landing: page }) => [
    {
      view: 'kinds/landing/LandingPageView',
      toProps: ({ catalogues }): LandingProps => ({ page, catalogues }),
      markdownVersion: {
        title: 'Référence de l’API',
        description: 'Toutes les opérations par groupe, et les téléchargements.',
        section: overviewSection,
        render: (links) => toLandingMarkdown(page, links),
      },
      toSearchPage: () => ({ title: 'Référence de l’API', breadcrumbs: ['API'], passages: toLandingPassages(page) }),
    },
  ],
};

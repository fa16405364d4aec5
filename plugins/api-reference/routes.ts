import type { RouteConfig } from '@docusaurus/types';
import { referencePath } from '../../core/pages/paths';
import type { OperationLink, OperationPage, Reference } from '../../core/pages/types';
import type { IntroductionProps, LandingProps, LayoutProps, OperationProps } from './props';

const components = '@site/plugins/api-reference/components';

/** All routes of the reference: one layout that stays while its pages change. */
export function buildRoutes(reference: Reference, baseUrl: string): RouteConfig {
  const toPath = (slug?: string) => `${baseUrl}${referencePath(slug).slice(1)}`;
  const { landing, introduction, operations } = reference;
  const layout: LayoutProps = {
    groups: landing.groups.map(({ slug, title, operations: own }) => ({ slug, title, operations: own })),
  };
  const landingProps: LandingProps = { page: landing };
  const introductionProps: IntroductionProps = { page: introduction };
  return {
    path: toPath(),
    component: `${components}/ReferenceLayout`,
    exact: false,
    props: { ...layout },
    routes: [
      { path: toPath(), component: `${components}/LandingPage`, exact: true, props: { ...landingProps } },
      {
        path: toPath('introduction'),
        component: `${components}/IntroductionPage`,
        exact: true,
        props: { ...introductionProps },
      },
      ...operations.map((page, index) => {
        const props: OperationProps = { page: withoutSearchPhrases(page), ...neighbours(operations, index) };
        return {
          path: toPath(page.slug),
          component: `${components}/OperationPage`,
          exact: true,
          props: { ...props },
        };
      }),
    ],
  };
}

/** Name of the data file that lists the last parts of all addresses under the landing page. */
export const slugsFile = 'slugs.json';

/** Name of the data file that holds the life cycles, for the guides’ tables. */
export const lifecyclesFile = 'lifecycles.json';

/** What only the search reads is not sent to visitors with the page. */
function withoutSearchPhrases(page: OperationPage): OperationProps['page'] {
  return { ...page, searchPhrases: undefined };
}

function neighbours(
  operations: readonly OperationLink[],
  index: number,
): Pick<OperationProps, 'previousPage' | 'nextPage'> {
  const previous = operations[index - 1];
  const next = operations[index + 1];
  return {
    ...(previous !== undefined && { previousPage: { slug: previous.slug, title: previous.title } }),
    ...(next !== undefined && { nextPage: { slug: next.slug, title: next.title } }),
  };
}

import type { RouteConfig } from '@docusaurus/types';
import { downloadsAnchor, pageSlugs, referencePath } from '@apidoc/richtext';
import type { OperationLink } from '../model/types';
import type { GuideLink } from '../guides/guideLinks';
import { buildCatalogueRoutes, toCatalogues } from './catalogueRoutes';
import type { IntroductionProps, LandingProps, LayoutProps, OperationProps, ReferenceContent } from './props';

const components = '@apidoc/reference';

/** All routes of the reference: one layout that stays while its pages change. */
export function buildRoutes(
  reference: ReferenceContent,
  guides: ReadonlyMap<string, readonly GuideLink[]>,
  baseUrl: string,
  changelogPage: string,
): RouteConfig {
  const toPath = (slug?: string) => `${baseUrl}${referencePath(slug).slice(1)}`;
  const toRoute = (component: string, props: object, slug?: string): RouteConfig => ({
    path: toPath(slug),
    component: `${components}/${component}`,
    exact: true,
    props: { ...props },
  });
  const { landing, introduction, operations } = reference;
  const catalogues = toCatalogues(reference);
  const layout: LayoutProps = {
    groups: landing.groups.map(({ slug, title, operations: own }) => ({ slug, title, operations: own })),
    catalogues,
  };
  const landingProps: LandingProps = { page: landing, catalogues };
  const introductionProps: IntroductionProps = { page: introduction };
  return {
    path: toPath(),
    component: `${components}/views/ReferenceLayout`,
    exact: false,
    props: { ...layout },
    routes: [
      toRoute('kinds/landing/LandingPage', landingProps),
      toRoute('kinds/introduction/IntroductionPage', introductionProps, pageSlugs.introduction),
      ...buildCatalogueRoutes(reference).map(({ component, props, slug }) => toRoute(component, props, slug)),
      ...operations.map((page, index) => {
        const props: OperationProps = {
          page,
          ...neighbours(operations, index),
          guides: guides.get(page.slug) ?? [],
          ...(page.history !== undefined && { changelogPage }),
        };
        return toRoute('kinds/operation/OperationPage', props, page.slug);
      }),
    ],
  };
}

/** Last parts of all addresses under the landing page, and the landing page’s own anchors, each with its sign. */
export function toSlugs(reference: ReferenceContent): readonly string[] {
  return [
    pageSlugs.introduction,
    ...buildCatalogueRoutes(reference).map(({ slug }) => slug),
    ...reference.operations.map(({ slug }) => slug),
    `#${downloadsAnchor}`,
    ...reference.landing.groups.map(({ slug }) => `#${slug}`),
  ];
}

/** Name of the data file that lists them. */
export const slugsFile = 'slugs.json';

/** Name of the data file that holds the life cycles, for the guides’ tables. */
export const lifecyclesFile = 'lifecycles.json';

/** Name of the data file that holds the changelog, for the guide that tells it. */
export const changelogFile = 'changelog.json';

/** Name of the data file that holds the scenarios, for the guides that tell them. */
export const scenariosFile = 'scenarios.json';

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

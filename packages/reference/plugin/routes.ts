import type { RouteConfig } from '@docusaurus/types';
import { referencePath } from '@apidoc/richtext';
import { toLandingAnchors } from '../model/groups';
import type { SiteContext } from '../kinds/kind';
import { toCatalogues, toPages } from '../kinds/pages';
import type { Reference } from '../kinds/reference';
import type { LayoutProps } from '../sidebar/layout';

const components = '@apidoc/reference';

/** All routes of the reference: one layout that stays while its pages change. */
export function buildRoutes(
  reference: Reference,
  baseUrl: string,
  context: Omit<SiteContext, 'catalogues'>,
): RouteConfig {
  const toPath = (slug?: string) => `${baseUrl}${referencePath(slug).slice(1)}`;
  const pages = toPages(reference);
  const catalogues = toCatalogues(pages);
  const groups = reference.landing.groups.map(({ slug, title, operations }) => ({ slug, title, operations }));
  const layout: LayoutProps = { groups, catalogues };
  return {
    path: toPath(),
    component: `${components}/views/ReferenceLayout`,
    exact: false,
    props: { ...layout },
    routes: pages.map(({ slug, view, toProps }) => ({
      path: toPath(slug),
      component: `${components}/${view}`,
      exact: true,
      props: { ...toProps({ ...context, catalogues }) },
    })),
  };
}

/** Last parts of all addresses under the landing page, and the landing page’s own anchors, each with its `#`. */
export function toSlugs(reference: Reference): readonly string[] {
  return [
    ...toPages(reference).flatMap(({ slug }) => slug ?? []),
    ...toLandingAnchors(reference.landing.groups).map((anchor) => `#${anchor}`),
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

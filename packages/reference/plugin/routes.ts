import type { RouteConfig } from '@docusaurus/types';
import { referencePath, toSitePath } from '@reliure/richtext';
import { toCallServers } from '../model/access/callServers.ts';
import { toLandingAnchors } from '../model/groups/groups.ts';
import type { SiteContext } from '../kinds/siteContext.ts';
import { toPages } from '../kinds/pages.ts';
import type { Reference } from '../kinds/reference.ts';
import type { LayoutProps } from '../sidebar/layout.ts';

const components = '@reliure/reference';

/** Builds all routes of the reference, with one layout that stays mounted when the page changes. */
export function buildRoutes(reference: Reference, baseUrl: string, context: SiteContext): RouteConfig {
  const toPath = (slug?: string) => `${baseUrl}${toSitePath(referencePath(slug), reference.basePath).slice(1)}`;
  const pages = toPages(reference);
  const groups = reference.landing.groups.map(({ slug, title, section, parents, operations }) => ({
    slug,
    title,
    ...(section !== undefined && { section }),
    ...(parents !== undefined && { parents }),
    operations,
  }));
  const layout: LayoutProps = {
    id: reference.id,
    groups,
    catalogues: context.catalogues,
    ...(context.label !== undefined && {
      label: context.label,
      servers: JSON.stringify(toCallServers(reference.introduction.servers)),
    }),
  };
  return {
    path: toPath(),
    component: `${components}/views/ReferenceLayout`,
    exact: false,
    props: { ...layout, basePath: reference.basePath },
    routes: pages.map(({ slug, view, toProps }) => ({
      path: toPath(slug),
      component: `${components}/${view}`,
      exact: true,
      props: { ...toProps(context) },
    })),
  };
}

/** Returns all slugs of the reference, and the landing page’s own anchors, each with its `#`. */
export function toSlugs(reference: Reference): readonly string[] {
  return [
    ...toPages(reference).flatMap(({ slug }) => slug ?? []),
    ...toLandingAnchors(reference.landing.groups).map((anchor) => `#${anchor}`),
  ];
}

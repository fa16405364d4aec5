import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import { BasePathProvider } from '@reliure/page/react';
import { NotFoundBesideMenu } from '@reliure/theme/react';
import type { LayoutProps } from '../sidebar/layout.ts';
import Sidebar from '../sidebar/Sidebar.tsx';
import { LayoutProvider } from '../sidebar/layout.ts';

interface Props extends LayoutProps {
  readonly basePath: string;
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/**
 * Renders the layout of all pages of the reference, at build time and in development. With the package
 * `static-pages`, visitors get its `StaticReference` instead.
 */
export default function ReferenceLayout({ basePath, route, ...layout }: Props): ReactNode {
  const { pathname } = useLocation();
  // Matching every page against every route’s pattern would take longer than rendering in a large contract.
  const exact = route.routes.find(({ path }) => path === pathname);
  const known = exact === undefined ? route.routes.filter((child) => matchPath(pathname, child) !== null) : [exact];
  return (
    <HtmlClassNameProvider className="reference">
      <BasePathProvider value={basePath}>
        <LayoutProvider value={layout}>
          <Layout>
            {known.length > 0 ? (
              renderRoutes(known)
            ) : (
              <NotFoundBesideMenu>
                <Sidebar activeSlug="" />
              </NotFoundBesideMenu>
            )}
          </Layout>
        </LayoutProvider>
      </BasePathProvider>
    </HtmlClassNameProvider>
  );
}

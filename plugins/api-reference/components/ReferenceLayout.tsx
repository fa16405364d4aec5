import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { LayoutProps } from '../props';
import { SidebarProvider } from './sidebar/SidebarProvider';

interface Props extends LayoutProps {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/** The frame of all pages of the reference: it stays, and the sidebar as the visitor left it, while pages change. */
export default function ReferenceLayout({ groups, route }: Props): ReactNode {
  const { pathname } = useLocation();
  const isKnown = route.routes.some((child) => matchPath(pathname, child) !== null);
  return (
    <HtmlClassNameProvider className="reference">
      <SidebarProvider groups={groups}>
        <Layout>{isKnown ? renderRoutes(route.routes) : <NotFoundContent />}</Layout>
      </SidebarProvider>
    </HtmlClassNameProvider>
  );
}

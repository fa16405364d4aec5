import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { LayoutProps } from '../props';
import { LayoutProvider } from './sidebar/layout';

interface Props extends LayoutProps {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/** The frame of all pages of the reference, while the site is built and developed; visitors get StaticReference. */
export default function ReferenceLayout({ groups, models, route }: Props): ReactNode {
  const { pathname } = useLocation();
  const isKnown = route.routes.some((child) => matchPath(pathname, child) !== null);
  return (
    <HtmlClassNameProvider className="reference">
      <LayoutProvider value={{ groups, models }}>
        <Layout>{isKnown ? renderRoutes(route.routes) : <NotFoundContent />}</Layout>
      </LayoutProvider>
    </HtmlClassNameProvider>
  );
}

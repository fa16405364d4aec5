import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type { LayoutProps } from '../props';
import { GroupsProvider } from './sidebar/groups';

interface Props extends LayoutProps {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/** The frame of all pages of the reference, while the site is built and developed; visitors get StaticReference. */
export default function ReferenceLayout({ groups, route }: Props): ReactNode {
  const { pathname } = useLocation();
  const isKnown = route.routes.some((child) => matchPath(pathname, child) !== null);
  return (
    <HtmlClassNameProvider className="reference">
      <GroupsProvider value={groups}>
        <Layout>{isKnown ? renderRoutes(route.routes) : <NotFoundContent />}</Layout>
      </GroupsProvider>
    </HtmlClassNameProvider>
  );
}

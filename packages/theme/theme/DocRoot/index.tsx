import type { ReactNode } from 'react';
import { DocsSidebarProvider, useDocRootMetadata, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import DocRoot from '@theme-init/DocRoot';
import type { Props } from '@theme/DocRoot';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import NotFoundBesideMenu from '../../components/notFound/NotFoundBesideMenu.tsx';

/** Renders a guide, or the not-found page beside the menu of the guides. */
export default function DocRootWithMenu(props: Props): ReactNode {
  const isKnown = useDocRootMetadata(props) !== null;
  const [menu] = Object.entries(useDocsVersion().docsSidebars);
  if (isKnown || menu === undefined) return <DocRoot {...props} />;
  const [name, items] = menu;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={name} items={items}>
        <NotFoundBesideMenu>
          <DocRootLayoutSidebar
            sidebar={items}
            hiddenSidebarContainer={false}
            setHiddenSidebarContainer={() => undefined}
          />
        </NotFoundBesideMenu>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

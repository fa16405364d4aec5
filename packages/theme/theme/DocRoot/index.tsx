import type { ReactNode } from 'react';
import { DocsSidebarProvider, useDocRootMetadata, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocRoot from '@theme-init/DocRoot';
import type { Props } from '@theme/DocRoot';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import NotFoundContent from '@theme/NotFound/Content';

/** Renders a guide, or the not-found page beside the menu of the guides, which the page of the host does not have. */
export default function DocRootWithMenu(props: Props): ReactNode {
  const isKnown = useDocRootMetadata(props) !== null;
  const isBrowser = useIsBrowser();
  const [menu] = Object.entries(useDocsVersion().docsSidebars);
  if (isKnown || !isBrowser || menu === undefined) return <DocRoot {...props} />;
  const [name, items] = menu;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={name} items={items}>
        <div className="beside-menu">
          <DocRootLayoutSidebar
            sidebar={items}
            hiddenSidebarContainer={false}
            setHiddenSidebarContainer={() => undefined}
          />
          <NotFoundContent />
        </div>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

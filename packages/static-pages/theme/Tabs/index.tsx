import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '../../patches/tabs.ts';
import type { Props } from '@theme/Tabs';
import TabList from './TabList.tsx';

/**
 * Renders tabs whose elements remain when React starts, unlike the theme’s own, so that what a visitor has done before
 * takes effect. The page script moves among them by keyboard.
 */
export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'margin-bottom--md')}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}

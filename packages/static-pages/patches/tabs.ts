/**
 * Upstream: `@docusaurus/theme-common/internal` and `@docusaurus/theme-classic/lib/theme/Tabs/index.js`, 3.10.2.
 *
 * Why: the theme renders tabs anew when React starts. What a visitor has done before is then lost: a pressed tab, the
 * focus, opened details in a panel. The site’s own tabs keep their elements, and use the theme’s state, with its groups,
 * stored choices and query strings.
 *
 * Unnecessary once the theme’s tabs keep their elements and are buttons.
 */
export {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';

/**
 * Upstream: `@docusaurus/theme-common/internal`, 3.10.2.
 *
 * Why: following a link of the reference in the side menu of a narrow screen has to close the menu, or it would cover
 * the page. Keyboard focus has to stay in the menu while it is open, and Escape has to close it.
 *
 * Unnecessary once `@docusaurus/theme-common` exports it, or the theme’s menu does both.
 */
export { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/**
 * Upstream: `@docusaurus/theme-common/internal`, 3.10.2.
 *
 * Why: a link of the reference that is followed in the side menu of a narrow screen has to close the menu; the keyboard has
 * to stay in the menu, and to leave it with Escape. Without it, visitors would read behind the menu.
 *
 * Unnecessary once `@docusaurus/theme-common` exports it, or the theme’s menu does both.
 */
export { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

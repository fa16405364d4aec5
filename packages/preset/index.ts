export type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
export type { Identity, PolicySources, SiteLink } from './identity';
export { buildThemeConfig } from './themeConfig';

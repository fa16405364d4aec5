export type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
export type { Identity, OtherReference, PolicySources, SiteLink } from './identity.ts';
export { buildThemeConfig } from './themeConfig.ts';

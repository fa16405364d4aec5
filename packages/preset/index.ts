export type { Identity, PolicySources, SiteLink } from './identity';
export { buildThemeConfig } from './themeConfig';

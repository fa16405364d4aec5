export { createSiteConfig } from './createSiteConfig.ts';
export { hasHistory } from './hasHistory.ts';
export { identityProblems } from './identityProblems.ts';
export { listReferences } from './references.ts';
export type { SiteReference } from './references.ts';
export { toMarkdownRules } from './markdownRules.ts';
export { identitySettings } from './identity.ts';

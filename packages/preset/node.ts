export { createSiteConfig } from './createSiteConfig.ts';
export { hasHistory } from './hasHistory.ts';
export { identityProblems } from './identityProblems.ts';
export { toMarkdownRules } from './markdownRules.ts';

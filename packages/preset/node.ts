export { createSiteConfig } from './createSiteConfig';
export { hasHistory } from './hasHistory';
export { identityProblems } from './identityProblems';
export { toMarkdownRules } from './markdownRules';

export { createSiteConfig } from './createSiteConfig';
export { identityProblems } from './identityProblems';

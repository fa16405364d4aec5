export { compressFiles } from './compress.ts';
export { apiCatalogType, toHostRules, toNginx } from './headers.ts';
export { prefersMarkdown } from '../hosts/markdown.js';
export { toPolicy } from './policy.ts';
export { policyProblem } from './policyProblem.ts';
export { readHeaders } from './readHeaders.ts';

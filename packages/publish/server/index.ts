export { compressFiles } from './compress';
export { toHostRules, toNginx } from './headers';
export { toPolicy } from './policy';
export { policyFlaw } from './policyFlaw';
export { readHeaders } from './readHeaders';

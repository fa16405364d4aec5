export { compressFiles } from './compress';
export { toHostRules, toNginx } from './headers';
export { toPolicy } from './policy';
export { policyProblem } from './policyProblem';
export { readHeaders } from './readHeaders';

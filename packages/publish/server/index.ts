export { compressFiles } from './compress';
export { toHostRules, toNginx } from './headers';
export { toPolicy } from './policy';
export { readHeaders } from './readHeaders';

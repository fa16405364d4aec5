export { compressFiles } from './compress';
export { toHostRules, toNginx } from './headers';
export { readHeaders } from './readHeaders';

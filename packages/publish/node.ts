export { ensureNginx } from './nginx/nginx.mjs';
export { writeCopy } from './offline/writeCopy';
export { assertNoBaseUrlConflict } from './assertNoBaseUrlConflict';
export * as publish from './plugin';
export { toOfflineText } from './offline/offlineText';
export type { OfflineOptions } from './offline/options';

export { ensureNginx } from './nginx/nginx.mjs';
export { writeCopy } from './offline/writeCopy';
export { assertBaseUrlApart, assertBaseUrlFolder } from './assertBaseUrlApart';
export * as publish from './plugin';
export { toOfflineText } from './offline/offlineText';
export type { OfflineOptions } from './offline/options';

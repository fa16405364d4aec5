export { writeCopy } from './offline/writeCopy.ts';
export { assertNoBaseUrlConflict } from './assertNoBaseUrlConflict.ts';
export { default as publish } from './plugin.ts';
export { toOfflineText } from './offline/offlineText.ts';
export type { OfflineOptions } from './offline/options.ts';
export { publishOptions } from './offline/options.ts';

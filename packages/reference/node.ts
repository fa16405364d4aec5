export { buildListFiles } from './kinds/list/listFiles';
export { guideDirectives } from './plugin/guideData';
export { loadChangelog } from './plugin/loadChangelog';
export { loadReference } from './plugin/loadReference';
export { toPageWarnings } from './plugin/pageWarnings';
export * as apiReference from './plugin';
export { toOutline } from './plugin/outline';

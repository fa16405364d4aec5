export { buildListFiles } from './kinds/list/listFiles.ts';
export { guideDirectives } from './plugin/guideData.ts';
export { loadChangelog } from './plugin/loadChangelog.ts';
export { loadReference } from './plugin/loadReference.ts';
export { toPageWarnings } from './plugin/pageWarnings.ts';
export { default as apiReference } from './plugin/index.ts';
export { toOutline } from './plugin/outline.ts';
export { referenceOptions } from './plugin/options.ts';

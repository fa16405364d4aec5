export { changelogDirective } from './guides/changelogDirective';
export { lifecycleDirectives } from './guides/lifecycleDirectives';
export { scenarioDirective } from './guides/scenarioDirective';
export { unlinkMissingOperations } from './guides/unlinkMissingOperations';
export { loadChangelog } from './plugin/loadChangelog';
export { loadReference } from './plugin/loadReference';
export * as apiReference from './plugin';
export { toOutline } from './plugin/outline';

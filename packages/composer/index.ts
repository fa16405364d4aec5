export { buildComposerFile } from './build/buildComposerFile.ts';
export type { PageAnchors } from './build/buildComposerFile.ts';
export { composerUrl } from './composerUrl.ts';
export type { ComposerFile } from './types.ts';

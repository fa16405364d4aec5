export { buildComposerFile } from './model/buildComposerFile.ts';
export type { PageAnchors } from './model/buildComposerFile.ts';
export { toRequest } from './core/toRequest.ts';
export { toHttpText } from './extra/toHttpText.ts';
export type { ComposerFile } from './types.ts';

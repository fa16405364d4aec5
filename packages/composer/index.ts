export { buildComposerFile } from './model/buildComposerFile.ts';
export type { PageAnchors } from './model/buildComposerFile.ts';
export { checkValues } from './core/checkValues.ts';
export { createChecks } from './core/createChecks.ts';
export { toRequest } from './core/toRequest.ts';
export { toHttpText } from './extra/toHttpText.ts';
export { parameterKey } from './types.ts';
export type { ComposerFile, Values } from './types.ts';

export { highlightParameter } from './shared/highlightParameter.ts';
export { shouldSaveData } from './shared/shouldSaveData.ts';
export { isFilePath } from './shared/isFilePath.ts';
export { normalizePathname } from './shared/normalizePathname.ts';
export { toErrorNames } from './shared/pastedError.ts';

export { highlightParameter } from './shared/highlightParameter';
export { shouldSaveData } from './shared/shouldSaveData';
export { isFilePath } from './shared/isFilePath';
export { normalizePathname } from './shared/normalizePathname';
export { toErrorNames } from './shared/pastedError';

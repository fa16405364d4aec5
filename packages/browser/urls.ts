export { highlightParameter } from './shared/highlightParameter';
export { isDataDear } from './shared/isDataDear';
export { isFilePath } from './shared/isFilePath';
export { normalizePathname } from './shared/normalizePathname';

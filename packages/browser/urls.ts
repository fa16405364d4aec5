export { highlightParameter } from './highlightParameter';
export { isDataDear } from './isDataDear';
export { isFilePath } from './isFilePath';
export { normalizePathname } from './normalizePathname';

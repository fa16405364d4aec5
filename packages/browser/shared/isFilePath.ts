/** Whether a path is that of a file: the paths of pages have no dot in their last segment. */
export function isFilePath(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname);
}

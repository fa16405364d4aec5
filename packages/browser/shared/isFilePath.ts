/** Whether an address is that of a file: pages have no dot in the last part of theirs. */
export function isFilePath(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname);
}

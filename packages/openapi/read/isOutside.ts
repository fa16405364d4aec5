import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is outside a folder. @param file Absolute path. */
export function isOutside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

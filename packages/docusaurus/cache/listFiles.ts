import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists all files below a folder, as paths relative to it, with slashes. */
export function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

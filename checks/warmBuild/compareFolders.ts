import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the sorted paths of the files that only one of two folders has, or whose contents differ. */
export function compareFolders(one: string, other: string): readonly string[] {
  const [files, others] = [filePaths(one), filePaths(other)];
  return [...new Set([...files, ...others])]
    .filter((file) => !files.has(file) || !others.has(file) || !isSame(join(one, file), join(other, file)))
    .sort();
}

function isSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}

function filePaths(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}

import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies a folder with hard links, without copying the content of its files. */
export function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = source.replace(from, to);
    mkdirSync(dirname(target), { recursive: true });
    linkSync(source, target);
  }
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Problem } from '@reliure/openapi';

/** Returns why a new site cannot be written into a folder, or `null` if it can. */
export function toFolderProblem(folder: string): Problem | null {
  if (folder.trim() === '')
    return { message: 'The site has no folder.', remedy: 'Name a new folder at the end of the command.' };
  if (!existsSync(folder)) return null;
  const remedy = 'Name a new folder, or an empty one, at the end of the command.';
  if (!statSync(folder).isDirectory()) return { message: `${folder} is a file.`, remedy };
  if (readdirSync(folder).length === 0) return null;
  return { message: `${folder} is not empty, and nothing is overwritten.`, remedy };
}

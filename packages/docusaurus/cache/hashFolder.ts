import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHash } from '../plugin/toHash.ts';
import { listFiles } from './listFiles.ts';

/** Returns a hash of the names and contents of all files below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const hashed = listFiles(folder).map(async (file) => `${toHash(await readFile(join(folder, file)))} ${file}`);
  return toHash((await Promise.all(hashed)).sort().join('\n'));
}

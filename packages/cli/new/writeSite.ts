import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ProblemsError } from '@reliure/openapi';
import type { NewSite } from './toNewSite.ts';

/**
 * Writes the files of a new site into a new or an empty folder: all of them, or none.
 *
 * @throws ProblemsError if a file cannot be read or written, or if the folder is not empty.
 */
export async function writeSite(folder: string, files: NewSite['files']): Promise<void> {
  const target = resolve(folder);
  let created: string | undefined;
  let isEmpty = false;
  try {
    created = await mkdir(target, { recursive: true });
    isEmpty = (await readdir(target)).length === 0;
    if (!isEmpty) throw new Error('the folder is not empty');
    for (const [path, file] of files) {
      const place = join(target, path);
      await mkdir(dirname(place), { recursive: true });
      if ('text' in file) await writeFile(place, file.text);
      else await copyFile(file.copyOf, place);
    }
  } catch (error) {
    if (created !== undefined) await rm(created, { recursive: true, force: true });
    else if (isEmpty)
      for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true });
    const message = `The site could not be written: ${error instanceof Error ? error.message : String(error)}.`;
    const remedy = 'Nothing was kept. Correct this, and run the command again.';
    throw new ProblemsError([{ file: folder, message, remedy }], { cause: error });
  }
}

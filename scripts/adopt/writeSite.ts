import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ProblemsError } from '@reliure/openapi';
import type { Adoption } from './toAdoption.ts';

/**
 * Writes the files of a new site: all of them, or none. They are written beside the folder, which gets its name at the
 * end.
 *
 * @throws ProblemsError if a file cannot be read or written, or if the folder exists by now.
 */
export async function writeSite(folder: string, files: Adoption['files']): Promise<void> {
  const target = resolve(folder);
  let temporary: string | null = null;
  try {
    temporary = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
    for (const [path, file] of files) {
      const place = join(temporary, path);
      await mkdir(dirname(place), { recursive: true });
      if ('text' in file) await writeFile(place, file.text);
      else await copyFile(file.copyOf, place);
    }
    await rename(temporary, target);
  } catch (error) {
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
    const message = `The site could not be written: ${error instanceof Error ? error.message : String(error)}.`;
    const remedy = 'Nothing was kept. Correct this, and run the command again.';
    throw new ProblemsError([{ file: folder, message, remedy }], { cause: error });
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** A file of the site, with its path from the site’s root: `/api/creer-une-visite.md`. */
export type SiteFile = readonly [path: string, content: string | Uint8Array];

/** File contents by path. */
export type SiteFiles = ReadonlyMap<SiteFile[0], SiteFile[1]>;

/**
 * Writes files into a built site.
 *
 * @throws Error for a path outside the site, and for a file that the site already has.
 */
export async function writeSiteFiles(folder: string, files: Iterable<SiteFile>): Promise<void> {
  const root = resolve(folder);
  await Promise.all(
    [...files].map(async ([path, content]) => {
      const target = join(root, path);
      if (!target.startsWith(root + sep)) throw new Error(`${path} would be written outside the site, to ${target}.`);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content, { flag: 'wx' }).catch((error: unknown) => {
        throw new Error(`${path} cannot be written: ${reason(error)}`, { cause: error });
      });
    }),
  );
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' ? 'the site already has a file with this name. Rename the one in static/.' : message;
}

import { strToU8, zipSync } from 'fflate';

/** Every file has this time: an archive of the same files is the same, whenever it is made. */
const fixedTime = new Date(1980, 0, 1);

/** A ZIP archive with all files in one folder. */
export function toArchive(files: ReadonlyMap<string, string>, folder: string): Uint8Array {
  const entries = [...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: fixedTime });
}

import { strToU8, zipSync } from 'fflate';

/** Modification time of every file, so that the same files always make the same archive. */
const fixedTime = new Date(1980, 0, 1);

/** Builds a ZIP archive with all files in one folder. */
export function toArchive(files: ReadonlyMap<string, string>, folder: string): Uint8Array {
  const entries = [...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: fixedTime });
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toHash } from '../plugin/toHash';
import { orMissing } from './orMissing';

/**
 * Deletes the kept pages of addresses that the site no longer has.
 *
 * @param folder Holds the kept pages.
 * @param paths Addresses that it has.
 */
export async function dropPages(folder: string, paths: readonly string[]): Promise<void> {
  const names = new Set(paths.map((path) => toHash(path)));
  const kept = (await readdir(folder).catch(orMissing)) ?? [];
  await Promise.all(kept.filter((name) => !names.has(name)).map((name) => rm(join(folder, name), { force: true })));
}

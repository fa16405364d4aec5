import { readFile, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { member } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { readEntries, type Entries } from './entries';
import { toHistory, type ReleaseChanges } from './history';
import { toReleases, type ReleaseFile } from './releaseFile';
import { toShape } from './compare/shape';
import type { Release } from './types';

/** Name of the file in which a writer tells of changes. */
export const entriesFile = 'annonces.yaml';

/** Everything that the folder of releases tells. */
export interface LoadedChanges extends Entries {
  /** The newest first. */
  readonly history: readonly ReleaseChanges[];
}

/**
 * Compares a contract with its releases.
 *
 * @param folder Holds a file for each release and the entries.
 * @returns `null` where there is no release.
 */
export async function loadChanges(folder: string, document: JsonObject): Promise<LoadedChanges | null> {
  const releases = await loadReleases(folder);
  if (releases.length === 0) return null;
  const read = readEntries(await loadEntriesText(folder));
  return { history: toHistory(releases, toShape(document), read.entries), ...read };
}

/** What writers tell of changes, as it is written; nothing where the file is missing. */
export async function loadEntriesText(folder: string): Promise<string> {
  return readFile(join(folder, entriesFile), 'utf8').catch(orMissing(''));
}

/**
 * @returns The oldest first; none where the folder is missing.
 * @throws Error that names the file which is no release.
 */
export async function loadReleases(folder: string): Promise<readonly Release[]> {
  const names = (await readdir(folder).catch(orMissing<string[]>([]))).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(names.map((name) => readRelease(join(folder, name))));
  try {
    return toReleases(files);
  } catch (error) {
    throw new Error(`${relative('.', folder)}: ${String(member(error, 'message') ?? error)}. ${remedy}`, {
      cause: error,
    });
  }
}

const remedy = 'Restore the file; a new release is made with `npm run release -- <version>`.';

async function readRelease(file: string): Promise<ReleaseFile> {
  const name = basename(file, '.json');
  const text = await readFile(file, 'utf8');
  try {
    return { name, content: JSON.parse(text) as unknown };
  } catch (error) {
    throw new Error(`${relative('.', file)}: the file is no JSON. ${remedy}`, { cause: error });
  }
}

function orMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback;
    throw error;
  };
}

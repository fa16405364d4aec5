import { posix } from 'node:path';
import { append } from '@apidoc/openapi';
import { isTest, type Source } from './read';

type Paths = readonly Pick<Source, 'path'>[];

/** Finds folders with too many files, not counting tests. */
export function crowdedFolders(sources: Paths, most = 20): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const { path } of sources) if (!isTest(path)) append(folders, posix.dirname(path), path);
  return [...folders]
    .filter(([, files]) => files.length > most)
    .map(
      ([folder, files]) =>
        `${folder}: holds ${files.length} source files, at most ${most} are allowed: move those that belong together into a folder.`,
    );
}

/** Finds files at the root that are not configuration, and files directly in `packages/`. */
export function looseFiles(sources: Paths): readonly string[] {
  return sources
    .filter(({ path }) => /^(?:packages\/)?[^/]+$/.test(path) && !/^[^/]+\.config\.\w+$/.test(path))
    .map(({ path }) => `${path}: belongs to no package: move it to where it is used.`);
}

import { posix } from 'node:path';
import { append } from '@reliure/openapi';
import { isTest, type Source } from './read.ts';

type Paths = readonly Pick<Source, 'path'>[];

/** Finds folders with too many files, not counting tests. */
export function crowdedFolders(sources: Paths, max = 20): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const { path } of sources) if (!isTest(path)) append(folders, posix.dirname(path), path);
  return [...folders]
    .filter(([, files]) => files.length > max)
    .map(
      ([folder, files]) =>
        `${folder}: contains ${files.length} source files, but at most ${max} are allowed: move related files into a subfolder.`,
    );
}

/** Finds files at the root that are not configuration, and files directly in `packages/`. */
export function looseFiles(sources: Paths): readonly string[] {
  return sources
    .filter(({ path }) => /^(?:packages\/)?[^/]+$/.test(path) && !/^[^/]+\.config\.\w+$/.test(path))
    .map(({ path }) => `${path}: does not belong to a package: move it to the package that uses it.`);
}

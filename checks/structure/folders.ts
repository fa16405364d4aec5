import { posix } from 'node:path';
import { append } from '@apidoc/openapi';
import { mostFiles } from './floors';
import { isTest } from './places';
import type { Breach, Source } from './types';

/** Finds folders that hold too many files, and files that stand loose at the root or in `packages/`. */
export function folderBreaches(sources: readonly Source[], most = mostFiles): readonly Breach[] {
  const folders = new Map<string, Source[]>();
  for (const source of sources) if (!isTest(source.path)) append(folders, posix.dirname(source.path), source);
  return [...folders].flatMap(([folder, files]) => {
    if (folder === '.') return files.filter(({ path }) => !/\.config\.\w+$/.test(path)).map(toLoose);
    if (folder === 'packages') return files.map(toLoose);
    if (files.length <= most) return [];
    return [
      {
        file: folder,
        line: 1,
        message: `The folder holds ${files.length} source files, and at most ${most} are easy to survey.`,
        remedy: 'Move those that belong together into a folder of their own.',
      },
    ];
  });
}

function toLoose({ path }: Source): Breach {
  return { file: path, line: 1, message: 'The file belongs to no package.', remedy: 'Move it to where it is used.' };
}

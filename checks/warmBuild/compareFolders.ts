import { spawnSync } from 'node:child_process';

/** Returns the paths of the files that only one of two folders has, or whose contents differ. */
export function compareFolders(one: string, other: string): readonly string[] {
  const words = ['diff', '--no-index', '--no-renames', '--name-status', one, other];
  const { stdout, stderr } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  // The status is 1 for different folders, and for one that is absent.
  if (stderr !== '') throw new Error(stderr);
  return [...stdout.matchAll(/^\w\t(.+)$/gm)].map(([, path = '']) => path);
}

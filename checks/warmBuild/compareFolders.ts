import { spawnSync } from 'node:child_process';

/** Returns the paths of the files that only one of two folders has, or whose contents differ. */
export function compareFolders(one: string, other: string): readonly string[] {
  const words = ['diff', '--no-index', '--no-renames', '--name-only', '-z', one, other];
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
  return stdout.split('\0').filter((path) => path !== '');
}

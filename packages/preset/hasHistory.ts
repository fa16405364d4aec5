import { spawnSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder was changed. It does not in a copy without history, nor in a shallow
 * clone, where all files seem to be of its oldest commit.
 */
export function hasHistory(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}

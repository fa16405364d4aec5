import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** The conditions of a run. Its figures can only be compared with those of the same machine under no other load. */
export interface Machine {
  readonly processor: string;
  readonly processors: number;
  /** Average number of processes that used or waited for a processor in the last minute. */
  readonly load: number;
  readonly node: string;
  /** Commit of this repository, followed by `+` if the sources have uncommitted changes. */
  readonly commit: string;
}

/** Reads the data of the machine and the commit. */
export function describeMachine(): Machine {
  const all = cpus();
  const isChanged = git('status', '--porcelain') !== '';
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    processors: all.length,
    load: loadavg()[0] ?? NaN,
    node: process.version,
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? '+' : ''),
  };
}

function git(...parameters: string[]): string {
  return spawnSync('git', parameters, { encoding: 'utf8' }).stdout.trim();
}

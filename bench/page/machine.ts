import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** What figures depend on besides the sites: they compare only with figures of the same machine, left alone. */
export interface Machine {
  readonly processor: string;
  readonly processors: number;
  /** Programs that wanted a processor, on average over the last minute. */
  readonly load: number;
  readonly node: string;
  /** Version of this site, with a plus sign where the sources have been changed since. */
  readonly commit: string;
}

/** Reads the machine and the commit; a `+` behind the commit’s hash says that files differ from it. */
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

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Site } from '../page/types.ts';

/** The cost of a build without any cache. */
export interface BuildCost {
  /** Processor time, in seconds. */
  readonly cpu: number;
  /** The most memory that all its processes had together, in megabytes. */
  readonly memory: number;
}

/** Builds a site, and ends the build after a time. @param limit Minutes. */
export async function measureBuild(site: Site, limit: number): Promise<BuildCost> {
  for (const name of [...site.caches, site.output, '.tmp'])
    rmSync(join(site.folder, name), { recursive: true, force: true });
  mkdirSync(join(site.folder, '.tmp'), { recursive: true });
  const costs: BuildCost[] = [];
  for (const command of site.commands) costs.push(await measureCommand(command, site.folder, limit));
  return {
    cpu: costs.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  };
}

async function measureCommand(command: readonly string[], folder: string, limit: number): Promise<BuildCost> {
  const bins = [join(folder, 'node_modules', '.bin'), resolve('node_modules', '.bin')];
  const PATH = [...bins, process.env['PATH']].join(delimiter);
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@" 2>&1', 'bash', ...command], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PATH, TMPDIR: join(folder, '.tmp'), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const { pid = 0 } = child;
  let output = '';
  let times = '';
  let memory = 0;
  child.stdout.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-1500)));
  child.stderr.on('data', (data: Buffer) => (times += data.toString()));
  const sampling = setInterval(() => (memory = Math.max(memory, groupMemory(pid))), 500);
  const late = AbortSignal.timeout(limit * 60_000);
  const end = (): boolean => process.kill(-pid, 'SIGKILL');
  late.addEventListener('abort', end);
  const status = await new Promise<number | null>((ended) => child.on('close', ended));
  clearInterval(sampling);
  late.removeEventListener('abort', end);
  if (late.aborted) throw new Error(`not built within ${limit} minutes, with ${Math.round(memory)} MB`);
  if (status !== 0) throw new Error(`${command.join(' ')} failed, with ${Math.round(memory)} MB: ${output}`);
  const [user = NaN, system = NaN] = times.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { cpu: user + system, memory };
}

/** Returns the resident memory of a group of processes, in megabytes. @see proc(5) */
function groupMemory(group: number): number {
  const pages = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ');
        return Number(fields[2]) === group ? Number(fields[21]) : 0;
      } catch {
        // The process has ended.
        return 0;
      }
    });
  return (pages.reduce((sum, own) => sum + own, 0) * 4096) / 1e6;
}

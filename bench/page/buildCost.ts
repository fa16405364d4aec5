import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { BuildCost, Site } from './types.ts';

/** Folder for temporary files. It counts as a cache because some tools store compiled code there. */
const temporary = '.tmp';

/** Removes what earlier builds of a site left, so that the next one uses no cache. */
export function clearSite(site: Site): void {
  for (const name of [...site.caches, site.output, temporary])
    rmSync(join(site.folder, name), { recursive: true, force: true });
}

/** Builds a site, and ends the build after a time. @param limit Minutes. */
export async function measureBuild(site: Site, limit = 60): Promise<BuildCost> {
  mkdirSync(join(site.folder, temporary), { recursive: true });
  const costs: BuildCost[] = [];
  for (const command of site.commands) costs.push(await measureCommand(command, site.folder, limit));
  return {
    cpu: costs.reduce((sum, { cpu }) => sum + cpu, 0),
    wall: costs.reduce((sum, { wall }) => sum + wall, 0),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  };
}

/** Measures a command with bash, because Node.js does not report the processor time of child processes. */
async function measureCommand(command: readonly string[], folder: string, limit: number): Promise<BuildCost> {
  const bins = [join(folder, 'node_modules', '.bin'), resolve('node_modules', '.bin')];
  const PATH = [...bins, process.env['PATH']].join(delimiter);
  const telemetry = { ASTRO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off' };
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1', 'bash', ...command], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PATH, TMPDIR: join(folder, temporary), ...telemetry },
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
  const [wall = NaN, user = NaN, system = NaN] = times.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { cpu: user + system, wall, memory };
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

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { BuildTime, Site } from './types.ts';

/** Builds a site without any cache, then again with the caches of the first build. */
export function measureBuilds(site: Site): { readonly cold: BuildTime; readonly warm: BuildTime } {
  for (const name of [...site.caches, site.output, temporary])
    rmSync(join(site.folder, name), { recursive: true, force: true });
  return { cold: measureBuild(site), warm: measureBuild(site) };
}

/** Folder for temporary files. It counts as a cache because some tools store compiled code there. */
const temporary = '.tmp';

function measureBuild(site: Site): BuildTime {
  mkdirSync(join(site.folder, temporary), { recursive: true });
  const times = site.commands.map((command) => measureCommand(command, site.folder));
  return {
    cpu: times.reduce((sum, { cpu }) => sum + cpu, 0),
    wall: times.reduce((sum, { wall }) => sum + wall, 0),
  };
}

/** Measures a command with bash, because Node.js does not report the processor time of child processes. */
function measureCommand(command: readonly string[], folder: string): BuildTime {
  const bins = [join(folder, 'node_modules', '.bin'), resolve('node_modules', '.bin')];
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1', 'bash', ...command],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        PATH: [...bins, process.env['PATH']].join(delimiter),
        TMPDIR: join(folder, temporary),
        ASTRO_TELEMETRY_DISABLED: '1',
        REDOCLY_TELEMETRY: 'off',
      },
    },
  );
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  const [wall = NaN, user = NaN, system = NaN] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: user + system };
}

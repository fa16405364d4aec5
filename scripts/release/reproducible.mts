// npm run reproducible: builds the last commit twice at the same path, in two time zones and locales, without any
// cache, and compares each byte of the sites.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { compareFolders } from '../../checks/warmBuild/compareFolders.ts';

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
const clone = join(folder, 'clone');
const surroundings = [
  { TZ: 'Europe/Paris', LANG: 'fr_FR.UTF-8' },
  { TZ: 'Pacific/Auckland', LANG: 'C' },
];

try {
  const [first, second] = surroundings.map((env, index) => build(env, join(folder, `build-${index}`)));
  if (first === undefined || second === undefined) throw new Error('There must be two builds.');
  const different = compareFolders(first, second);
  console.log(`${different.length} files differ.`);
  for (const path of different.slice(0, 20)) console.error(`  ${path}`);
  process.exitCode = different.length === 0 ? 0 : 1;
  if (different.length > 0) console.error(`Both builds stay in ${folder} to be compared.`);
} finally {
  if (process.exitCode === 0) rmSync(folder, { recursive: true });
}

/** Builds and packages a new clone, moves the site out of it, and returns the site’s folder. */
function build(env: Readonly<Record<string, string>>, site: string): string {
  run('git', ['clone', '--quiet', '--no-hardlinks', '.', clone], process.cwd());
  // Copied, because with a link the build would use this repository’s packages instead of the clone’s, and leave its
  // caches here.
  cpSync('node_modules', join(clone, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.startsWith(join('node_modules', '.cache')),
  });
  // A separate temporary folder, because compilers cache data of earlier builds there.
  const temporary = mkdtempSync(join(folder, 'tmp-'));
  const surrounding = { ...process.env, ...env, TMPDIR: temporary };
  run('npm', ['run', '--silent', 'build'], clone, surrounding);
  run('npm', ['run', '--silent', 'package', '--', '--quality=4'], clone, surrounding);
  renameSync(join(clone, 'site/build'), site);
  rmSync(clone, { recursive: true });
  return site;
}

function run(program: string, parameters: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(program, parameters, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed in ${cwd}.`);
}

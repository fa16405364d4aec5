// npm run build, dev, serve and so on: a command of the program `reliure` for a site of this repository, by default site/.
// Installs and builds first what the program consists of.
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { buildPackages, watchPackages } from './packages.mjs';
import { lastFullRunError } from './release/lastFullRun.mjs';
import { run } from './run.mjs';

/** The program’s file. */
export const program = 'packages/cli/bin/reliure.js';

/** Options that commands of this repository have unless others are given. */
const defaults = {
  ...Object.fromEntries(
    ['build', 'dev', 'serve', 'mock', 'release', 'package'].map((name) => [name, { '--site': 'site' }]),
  ),
  package: { '--site': 'site', '--headers': 'packages/publish/nginx/headers.conf' },
};

/** Commands that only read or write a site whose packages are installed. */
const built = new Set(['build', 'serve', 'package', 'release']);

if (process.argv[1] === import.meta.filename) {
  const [command = '', ...given] = process.argv.slice(2);
  const added = Object.entries(defaults[command] ?? {})
    .filter(([name]) => !given.some((word) => word === name || word.startsWith(`${name}=`)))
    .flat();
  if (!built.has(command)) ensureInstalled();
  const releaseError = command === 'release' ? lastFullRunError() : null;
  if (releaseError !== null) {
    console.error(releaseError);
    process.exit(1);
  }
  if (!(await buildPackages())) process.exit(1);
  if (command === 'dev') watchPackages();
  const { ok } = await run(['node', program, command, ...given, ...added]);
  process.exit(ok ? 0 : 1);
}

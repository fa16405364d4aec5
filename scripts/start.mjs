// npm start: installs packages, then builds and serves the site, starting from a fresh clone.
import process from 'node:process';
import { readArguments, siteOption } from './commandLine.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPackages } from './packages.mjs';
import { program } from './program.mjs';
import { run } from './run.mjs';

const { site } = readArguments(siteOption, 'npm start -- [--site <folder>]').values;
ensureInstalled();
if (!(await buildPackages())) process.exit(1);
const { assertPortIsFree, readPort } = await import('reliure/node');
try {
  await assertPortIsFree(readPort(undefined, 3000));
} catch (error) {
  console.error(`${error.message}\n→ ${error.remedy}`);
  process.exit(1);
}
console.log('Building the site…');
const { ok } = await run(['node', program, 'build', '--site', site]);
if (!ok) process.exit(1);
const served = await run(['node', program, 'serve', '--site', site]);
process.exit(served.ok ? 0 : 1);

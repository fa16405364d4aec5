// npm start: installs packages, then builds and serves the site, starting from a fresh clone.
import process from 'node:process';
import { readArguments, siteOption } from './commandLine.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const { site } = readArguments(siteOption, 'npm start -- [--site <folder>]').values;
ensureInstalled();
const { assertPortIsFree, readPort, serve } = await import('./serve.mjs');
const port = readPort();
await assertPortIsFree(port);
console.log('Building the site…');
const { ok } = await run(['node', 'scripts/build.mjs', '--site', site]);
if (!ok) process.exit(1);
await serve({ port, site });

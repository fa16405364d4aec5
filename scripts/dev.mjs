// npm run dev: serves a site, and updates it as its files are saved.
import process from 'node:process';
import { assertSite, readArguments, siteOption } from './commandLine.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPackages, watchPackages } from './packages.mjs';
import { run } from './run.mjs';

const { values } = readArguments(
  { ...siteOption, port: { type: 'string', default: process.env.PORT ?? '3000' } },
  'npm run dev -- [--site <folder>] [--port <number>]',
);
assertSite(values.site);
ensureInstalled();
if (!(await buildPackages())) process.exit(1);
void watchPackages();
const { ok } = await run(['docusaurus', 'start', values.site, '--no-open', '--port', values.port]);
process.exit(ok ? 0 : 1);

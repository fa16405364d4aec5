// npm run engines: what visitors do, in Chromium, Firefox and WebKitGTK, on the site that was built last.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { installDebianPackages } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** Installs missing browsers on Debian, and logs which engines have to be skipped because one is still missing. */
export async function ensureEngines() {
  const { engines, findPrograms, missingPackages } = await tsImport('../e2e/engines/engines.ts', import.meta.url);
  const packages = missingPackages();
  if (packages.length > 0) {
    console.log(`Installing browsers (${packages.join(', ')})…`);
    installDebianPackages(packages);
  }
  for (const engine of engines) {
    const { reason } = findPrograms(engine);
    if (reason !== undefined) console.log(`– ${engine.name} is skipped: ${reason}.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const parameters = process.argv.slice(2);
  if (parameters.includes('--help') || parameters.includes('-h')) {
    console.log(`Usage: npm run engines -- [options]

Drives the site in site/build in Chromium, Firefox and WebKitGTK, as far as they are installed or, on Debian, can be.

  npm run engines -- -t Firefox     in one of them

All other options are those of Vitest.`);
    process.exit(0);
  }
  ensureInstalled();
  if (!existsSync('site/build/index.html')) {
    console.error('There is no built site in site/build. Build it first: npm run build');
    process.exit(1);
  }
  await ensureEngines();
  const { ok } = await run(['vitest', 'run', '--config', 'vitest.engines.config.mts', ...parameters]);
  process.exit(ok ? 0 : 1);
}

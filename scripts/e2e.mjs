// npm run e2e: browser tests, of all files or some, on the site that was built last.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const parameters = process.argv.slice(2);
if (parameters.includes('--help') || parameters.includes('-h')) {
  console.log(`Usage: npm run e2e -- [file …] [options]

Runs the browser tests of all files, or of the named ones: those in e2e/engine/ on the site in example/build,
and on the one in example/plain/build, which has no static pages; all others on the site in site/build.

  npm run e2e -- e2e/search.spec.ts            one file
  npm run e2e -- --grep @skip-link-first       the tests of one row of e2e/README.md
  npm run e2e -- e2e/search.spec.ts --headed   in a window
  npm run e2e -- --project engine              the tests of the engine alone

CHROMIUM is the path of the browser to use, E2E_PORT the port of the site (4173); those of the example are higher by 1000
and 2000.
All other options are those of Playwright:
`);
  await run(['playwright', 'test', '--help']);
  process.exit(0);
}
ensureInstalled();
const built = ['site', 'example', 'example/plain'].filter((folder) => existsSync(`${folder}/build/index.html`));
if (built.length === 0) {
  console.error('No site is built. Build one first: npm run build, or npm run build -- --site example');
  process.exit(1);
}
const { ensureBrowser } = await import('./browser.mjs');
const { ok } = await run(['playwright', 'test', ...parameters], { env: { CHROMIUM: ensureBrowser() } });
process.exit(ok ? 0 : 1);

// npm run mutate: has Stryker change the code of a package in many small ways, and lists the changes that no unit test
// of the package notices. It takes minutes to hours, so it is not part of npm test.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { nearest } from '@reliure/openapi';
import { fail, readArguments } from '../scripts/commandLine.mjs';
import { run } from '../scripts/run.mjs';
import { copySite } from './warmBuild/siteCopy.ts';

const help = `Usage: npm run mutate -- <path in packages> …

Changes the code of a package, or of a folder or file of it, in many small ways, and runs the unit tests of the package after each
change. Lists the changes that no test notices, and the share of those that one does.

  npm run mutate -- schema
  npm run mutate -- search/engine
  npm run mutate -- openapi/read/slug.ts

The reports are written to test-results/mutate.`;

const hint = 'npm run mutate -- --help shows the usage.';
const { values, positionals } = readArguments({ help: { type: 'boolean', short: 'h' } }, hint);
if (values.help === true || positionals.length === 0) {
  console.log(help);
  process.exit(values.help === true ? 0 : 1);
}
for (const path of positionals) checkPath(path);
for (const path of positionals) await mutate(path);

function checkPath(path: string): void {
  const packages = readdirSync('packages');
  const [name = ''] = path.split('/');
  if (!packages.includes(name)) fail(`packages/${name} does not exist. ${nearest(name, packages)}`, hint);
  if (!existsSync(join('packages', path))) fail(`packages/${path} does not exist.`, hint);
}

/** Runs Stryker in a copy of the sources, because packages import each other by links that lead out of its own copy. */
async function mutate(path: string): Promise<void> {
  const [name = ''] = path.split('/');
  const isFolder = statSync(join('packages', path)).isDirectory();
  const copy = copySite(['checks', 'bench', 'e2e', 'adr', 'vitest.config.mts']);
  const report = resolve('test-results/mutate', path.replaceAll('/', '-'));
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.mts', related: false },
    mutate: [isFolder ? `packages/${path}/**/*.ts` : `packages/${path}`, '!**/*.test.ts', '!**/testing/**'],
    inPlace: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // What takes long counts as noticed, and on a busy machine everything takes long.
    timeoutMS: 60_000,
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, skipFull: true },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
  };
  const configuration = `import base from './vitest.config.mts';
export default { ...base, test: { ...base.test, include: ['packages/${name}/**/*.test.ts'] } };
`;
  try {
    writeFileSync(join(copy.folder, settings.vitest.configFile), configuration);
    writeFileSync(join(copy.folder, 'stryker.config.json'), JSON.stringify(settings));
    const { ok } = await run(['stryker', 'run', '--logLevel', 'warn'], { cwd: copy.folder });
    if (!ok) process.exitCode = 1;
  } finally {
    copy.remove();
  }
}

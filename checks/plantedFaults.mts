// npm run faults: plants faults in a copy of the sources, one after the other, and lists those that no test catches. It
// builds a site for each fault, so it is not part of the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from '../scripts/browser.mjs';
import { fail, readArguments } from '../scripts/commandLine.mjs';
import { faults, type Fault } from './plantedFaults/faults.ts';
import { copySite } from './warmBuild/siteCopy.ts';

const hint = 'npm run faults -- [tag …]: plants all faults of checks/plantedFaults/faults.ts, or those of some tags.';
const { values, positionals } = readArguments({ help: { type: 'boolean', short: 'h' } }, hint);
if (values.help === true) {
  console.log(hint);
  process.exit(0);
}
const chosen = positionals.length === 0 ? faults : faults.filter(({ tag }) => positionals.includes(tag));
if (chosen.length === 0) fail(`No fault has the tag ${positionals.join(' or ')}.`, hint);

const copy = copySite(['e2e', 'example', 'playwright.config.ts', 'vitest.config.mts', 'tsconfig.json']);
let missed = 0;
try {
  // A test that fails without a fault would seem to catch every fault.
  for (const site of new Set(chosen.map(({ test }) => siteOf(test)))) {
    if (!(await buildSite(site))) fail(`The site ${site} must be built without a fault first.`, hint);
  }
  for (const fault of uniqueTests(chosen)) {
    if ((await runTest(fault)) !== 'passed') fail(`The test ${fault.tag} of ${fault.test} must pass first.`, hint);
  }
  for (const fault of chosen) {
    const undo = plant(fault);
    const outcome = (await buildSite(siteOf(fault.test))) ? await runTest(fault) : 'the build failed';
    undo();
    if (outcome !== 'failed') missed += 1;
    console.log(
      `${outcome === 'failed' ? 'caught' : `NOT CAUGHT: ${outcome}`}  ${fault.tag}  ${fault.file}: ${fault.find.trim()}`,
    );
  }
} finally {
  copy.remove();
}
console.log(`${chosen.length - missed} caught, ${missed} not caught.`);
process.exitCode = missed === 0 ? 0 : 1;

function uniqueTests(some: readonly Fault[]): readonly Fault[] {
  return [...new Map(some.map((fault) => [fault.tag, fault])).values()];
}

/** Plants a fault in the copy. Returns a function that undoes it. */
function plant({ file, find, plant: planted }: Fault): () => void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) fail(`${file} must contain the text exactly once: ${find}`, hint);
  writeFileSync(
    path,
    text.replace(find, () => planted),
  );
  return () => writeFileSync(path, text);
}

/** Returns the folder of the site that a test visits; `null` for a unit test. */
function siteOf(test: string): string | null {
  if (!test.startsWith('e2e/')) return null;
  return test.startsWith('e2e/engine/') ? 'example' : 'site';
}

/** Returns whether a site could be built. */
async function buildSite(site: string | null): Promise<boolean> {
  return site === null || (await copy.run(['node', 'scripts/program.mjs', 'build', '--site', site])).ok;
}

async function runTest({ tag, test }: Fault): Promise<'passed' | 'failed'> {
  if (siteOf(test) === null) return toOutcome(await copy.run(['vitest', 'run', test]));
  const browser = { CHROMIUM: ensureBrowser(), E2E_PORT: '4373' };
  return toOutcome(
    await copy.run(['playwright', 'test', test, '--grep', `${tag}(?![\\w-])`, '--retries', '0'], browser),
  );
}

function toOutcome({ ok, output }: { readonly ok: boolean; readonly output: string }): 'passed' | 'failed' {
  if (/No tests found/i.test(output)) fail(output, hint);
  return ok ? 'passed' : 'failed';
}

// npm test: installs what is missing, runs all checks, builds both sites, and tests them in a browser.
// npm run test:full: the same, then what a change rarely breaks.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { exitWith, runStep, runSteps, sum } from './steps/runSteps.mjs';
import { browserTests, nightlySteps, quickSteps, resultsFolder, slowSteps, testedLanguages } from './steps.mjs';

const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const env = { CHROMIUM: ensureBrowser() };
const { ensureSampleTools } = await import('./sampleTools.mjs');
await ensureSampleTools(full ? undefined : testedLanguages);
const { buildPackages } = await import('./packages.mjs');
if (!(await buildPackages())) process.exit(1);
if (full) {
  const { ensureEngines } = await import('./engines.mjs');
  await ensureEngines();
}

const [unit, ...checks] = quickSteps;
// The full run has the samples of all languages.
const ownSlowSteps = slowSteps.filter(({ id }) => !full || id !== 'samples');
const results = [await runSteps([unit, ...ownSlowSteps, ...checks])];
const builds = slowSteps.filter(({ id }) => id.startsWith('build-')).map(({ about }) => about);
if (results[0].failures.some((failure) => builds.includes(failure))) {
  console.log('The browser tests are skipped, because a build failed.');
} else {
  for (const step of [browserTests, ...(full ? nightlySteps : [])])
    results.push(await runStep({ ...step, env: { ...step.env, ...env } }));
}
const total = sum(results);
if (!full) exitWith(total);
const failures = [...total.failures, ...total.flaky.map((test) => `${test} (passed only when run again)`)];
writeFileSync(`${resultsFolder}/full.json`, JSON.stringify({ failures }));
exitWith({ ...total, failures });

// npm test: installs what is missing, runs all checks, builds the site, and tests it in a browser.
import { rmSync } from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { readBrowserResults } from './results.mjs';
import { mockStep, printTotals, runStep, runSteps, samplesStep, scenarioStep, sum, warmBuildStep } from './steps.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const browser = ensureBrowser();
const { ensureSampleTools } = await import('./sampleTools.mjs');
await ensureSampleTools();
const browserResults = 'test-results/browser.json';
const build = { name: 'Build', command: ['node', 'scripts/build.mjs'] };
const browserStep = {
  name: 'Browser tests',
  command: ['playwright', 'test'],
  env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
  shown: true,
  read: () => readBrowserResults(browserResults),
};

const results = [await runSteps()];
for (const step of [mockStep, samplesStep, scenarioStep, warmBuildStep, build]) results.push(await runStep(step));
if (results.at(-1).failures.length === 0) {
  rmSync(browserResults, { force: true });
  results.push(await runStep(browserStep));
  results.push(await runStep({ name: 'Table of proof', command: ['tsx', 'checks/proof.mts'] }));
}
const totals = sum(results);
printTotals(totals);
process.exit(totals.failures.length === 0 ? 0 : 1);

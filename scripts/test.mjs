// npm test: installs what is missing, runs all checks, builds the site, and tests it in a browser.
import { ensureInstalled } from './install.mjs';
import { readBrowserResults } from './steps/results.mjs';
import { exitWith, runStep, runSteps, sum } from './steps/runSteps.mjs';
import { engines, quickSteps, resultsFolder, slowSteps } from './steps.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const browser = ensureBrowser();
const { ensureSampleTools } = await import('./sampleTools.mjs');
await ensureSampleTools();
const { ensureEngines } = await import('./engines.mjs');
await ensureEngines();
const builds = ['site', 'example'].map((site) => ({
  id: 'build',
  about: `Build of ${site}/`,
  command: ['node', 'scripts/build.mjs', '--site', site],
}));
const browserTests = {
  id: 'e2e',
  about: 'Browser tests',
  command: ['playwright', 'test'],
  env: { CHROMIUM: browser },
  shown: true,
  // playwright.config.ts names it.
  report: `${resultsFolder}/browser.json`,
  read: readBrowserResults,
};
const proof = {
  id: 'proof',
  about: 'Each row of e2e/README.md was proved',
  command: ['tsx', 'checks/proof.mts'],
};

const results = [await runSteps([...slowSteps, ...quickSteps]), await runSteps(builds)];
if (results.at(-1).failures.length === 0) {
  results.push(await runStep(browserTests), await runStep(proof), await runStep(engines));
}
exitWith(sum(results));

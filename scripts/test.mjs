// npm test: everything. Installs what it needs, then checks, builds, and drives the built site in a browser.
import { readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { addTotals, mockStep, printTotals, runStep, runSteps, samplesStep, scenarioStep } from './steps.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const browser = ensureBrowser();
const { ensureSampleTools } = await import('./sampleTools.mjs');
await ensureSampleTools();
const browserResults = 'test-results/browser.json';

const totals = await runSteps();
addTotals(totals, await runStep(mockStep));
addTotals(totals, await runStep(samplesStep));
addTotals(totals, await runStep(scenarioStep));
const build = await runStep({ name: 'Build', command: ['docusaurus', 'build'] });
addTotals(totals, build);
if (build.failed === 0) {
  rmSync(browserResults, { force: true });
  console.log('Browser tests…');
  const { ok } = await run(['playwright', 'test'], {
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
  });
  addTotals(totals, countBrowserTests(ok));
}
printTotals(totals);
process.exit(totals.failed === 0 ? 0 : 1);

function countBrowserTests(ok) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(browserResults, 'utf8'));
    const failed = stats.unexpected + errors.length;
    return { passed: stats.expected + stats.flaky, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

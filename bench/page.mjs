// npm run bench:page: measures the weight and speed of the operation page, and the build time, against rivals that show
// the same contract.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/browser.mjs';
import { runBench } from './page/bench.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    builds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '5' },
    operation: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
});

await runBench({
  executablePath: ensureBrowser(),
  sites: values.sites?.split(','),
  builds: toCount('builds'),
  runs: toCount('runs'),
  operation: values.operation,
  slowdown: toSlowdown(),
});

function toSlowdown() {
  const slowdown = Number(values.slowdown);
  if (slowdown >= 1) return slowdown;
  console.error(`--slowdown must be a number of at least 1, not "${values.slowdown}".`);
  process.exit(1);
}

function toCount(name) {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 0) return count;
  console.error(`--${name} must be a non-negative integer, not "${values[name]}".`);
  process.exit(1);
}

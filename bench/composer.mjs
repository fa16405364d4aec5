// npm run bench:composer: measures how long the form of a call takes to answer a key, and what opening it loads, on the
// site that was built last.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { startServer } from './page/server.ts';

const { values } = parseArgs({
  options: { slowdown: { type: 'string', default: '4' }, keys: { type: 'string', default: '60' } },
});

const folder = 'site/build';
const pages = join(folder, 'api');
const suffix = '.composer.json';

const server = await startServer(folder);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [title, slug] of subjects()) await measure(title, slug);
} finally {
  await browser.close();
  server.close();
}
process.exit(0);

/** Returns the operation with the largest contract, and that with the largest documented body. */
function subjects() {
  const slugs = readdirSync(pages).flatMap((name) => (name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : []));
  const largest = (measureOne) =>
    slugs.reduce((best, slug) => (measureOne(slug) > measureOne(best) ? slug : best), slugs[0]);
  const bodyOf = (slug) =>
    JSON.stringify(JSON.parse(readFileSync(join(pages, slug + suffix), 'utf8')).calls[0].values.body ?? '').length;
  const hasBody = (slug) => 'body' in JSON.parse(readFileSync(join(pages, slug + suffix), 'utf8'));
  return [
    ['largest contract', largest((slug) => (hasBody(slug) ? statSync(join(pages, `${slug}.openapi.json`)).size : 0))],
    ['largest documented body', largest(bodyOf)],
  ];
}

async function measure(title, slug) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.origin}/api/${slug}`);
  const button = page.locator('button[data-compose]');
  await button.hover();
  await page.waitForFunction(() => document.documentElement.dataset.app === undefined);
  await page.waitForLoadState('networkidle');
  server.takeResponses();
  await button.click();
  await page.locator('[data-composing] h3').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = server.takeResponses().filter(({ path }) => !path.endsWith('.svg'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  const times = await page.evaluate(typeKeys, Number(values.keys));
  await page.close();
  const describe = (list) => {
    const sorted = list.toSorted((a, b) => a - b);
    const [median, late] = [0.5, 0.95].map((share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));
    return `median ${median} ms, 95th percentile ${late} ms, longest ${sorted.at(-1).toFixed(1)} ms`;
  };
  const kilobytes = (list) => (list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  console.log(`${title}: ${slug}`);
  console.log(`  loaded when opened: ${kilobytes(scripts)} kB of scripts, ${kilobytes(loaded)} kB in all`);
  for (const { path, bytes } of loaded) console.log(`    ${path} ${bytes}`);
  console.log(`  answer to a key at ${values.slowdown}×: ${describe(times.map(({ answer }) => answer))}`);
  console.log(`  sample and checks: ${describe(times.map(({ sample }) => sample))}`);
}

/**
 * Types into each field in turn, and returns how long each key took: until its field is rendered and laid out, and until
 * the sample shows it.
 */
async function typeKeys(count) {
  const inputs = [
    ...document.querySelectorAll('[data-composing] input[type="text"], [data-composing] textarea'),
  ].filter((input) => input.id.startsWith('composer/'));
  const sample = document.querySelector('[data-composing] pre[role="region"]');
  const times = [];
  for (let key = 0; key < count; key += 1) {
    const input = inputs[key % inputs.length];
    const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(sample, { characterData: true, childList: true, subtree: true });
    });
    const start = performance.now();
    descriptor.set.call(input, `${input.value}1`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    document.body.getBoundingClientRect();
    const answer = performance.now() - start;
    times.push({ answer, sample: (await shown) - start });
  }
  return times;
}

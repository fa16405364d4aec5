// npm run pictures: takes screenshots of a page of each kind, at six widths, in both colour modes, into the folder
// pictures, with a page that shows them side by side.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { readSite, serveSite } from 'reliure/node';
import { nearest } from '@reliure/openapi';
import { ensureBrowser } from './browser.mjs';
import { fail, readArguments } from './commandLine.mjs';

const folder = 'pictures';
const widths = [320, 390, 768, 1000, 1440, 1920];
const themes = ['light', 'dark'] as const;
const hint = 'npm run pictures -- --help lists the kinds of pages.';

const { values, positionals } = readArguments(
  { full: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  hint,
);
if (!existsSync('site/build/sitemap.xml'))
  fail('There is no built site in site/build.', 'Build it first: npm run build');
// The kinds are read from the built site.
const { pageKinds } = await import('../e2e/sitePages.ts');
const kinds = Object.keys(pageKinds);
if (values.help === true) {
  console.log(`Usage: npm run pictures -- [options] [kind …]

Takes screenshots of the built site into ${folder}/, and writes ${folder}/index.html, which shows them side by side.

  npm run pictures                       a page of each kind
  npm run pictures -- operation guide    pages of two kinds

Kinds: ${kinds.join(', ')}

Options:
  --full    Whole pages, not only their first screen
  --help    This text`);
  process.exit(0);
}
const unknown = positionals.filter((kind) => !kinds.includes(kind));
if (unknown.length > 0) {
  fail(unknown.map((kind) => `There is no kind of page "${kind}". ${nearest(kind, kinds)}`).join('\n'), hint);
}

const site = await readSite('site');
const server = await serveSite(site, { port: 0 });
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('The server has no port.');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const sections: string[] = [];
for (const [kind, path] of Object.entries(pageKinds)) {
  if (positionals.length > 0 && !positionals.includes(kind)) continue;
  for (const theme of themes) {
    const context = await browser.newContext({ locale: site.identity.language, colorScheme: theme });
    await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    const page = await context.newPage();
    const images: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await page.goto(`http://localhost:${address.port}${path}`, { waitUntil: 'networkidle' });
      const name = `${kind.replaceAll(' ', '-')}-${theme}-${width}.png`;
      await page.screenshot({ path: `${folder}/${name}`, fullPage: values.full });
      images.push(
        `<figure><img src="${name}" loading="lazy" alt="" height="600"><figcaption>${width} px</figcaption></figure>`,
      );
    }
    await context.close();
    sections.push(`<h2>${kind}, ${theme}</h2>\n<div>${images.join('\n')}</div>`);
    console.log(`${path} (${kind}), ${theme}`);
  }
}
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body { font: 1rem sans-serif } div { display: flex; gap: 1rem; overflow-x: auto } figure { margin: 0 }</style>
${sections.join('\n')}\n`,
);
console.log(`\n${folder}/index.html shows all of them.`);
await browser.close();
server.close();

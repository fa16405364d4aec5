// npm run check -- stock-site: adds the packages, as npm would publish them, to a site that create-docusaurus makes, in a
// temporary folder, beside its guides and blog, another plugin and Tailwind; builds it, and looks at it in a browser, built and
// in development. Needs the npm registry and CHROMIUM, the path of a browser.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { contract } from './outside/contract.ts';
import { missingFiles } from './outside/missingFiles.ts';
import { untilAnswers } from './outside/ports.ts';
import { openWorkplace } from './outside/workplace.ts';

const docusaurus = '3.10.2';

/** What a site adds to the configuration that create-docusaurus writes. */
const additions = `
  plugins: [
    ['@reliure/reference/plugin', {contract: 'openapi.yaml', routeBasePath: 'reference'} satisfies ReferenceOptions],
    [
      '@reliure/reference/plugin',
      {id: 'partner', label: 'Partner API', contract: 'partner.yaml', routeBasePath: 'partner'} satisfies ReferenceOptions,
    ],
    function analytics() {
      const script = {tagName: 'script', innerHTML: 'window.visits = [location.pathname]'};
      return {name: 'analytics', injectHtmlTags: () => ({headTags: [script]})};
    },
    function tailwind() {
      return {
        name: 'tailwind',
        configurePostCss: (options) => ({...options, plugins: [...options.plugins, '@tailwindcss/postcss']}),
      };
    },
  ],
  themes: [['@reliure/theme/plugin', {} satisfies ThemeOptions], '@reliure/search/plugin'],
`;
const imports = `import type {Options as ReferenceOptions} from '@reliure/reference/plugin';
import type {Options as ThemeOptions} from '@reliure/theme/plugin';
`;
const styles = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
:root { --ifm-color-primary: rgb(120, 40, 140); }
`;

const { folder, env, run, succeed, close } = await openWorkplace();
const site = join(folder, 'stock');
const faults: string[] = [];
const browser = await chromium.launch({
  ...(process.env['CHROMIUM'] !== undefined && { executablePath: process.env['CHROMIUM'] }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await makeSite();
  await succeed(site, 'npm', ['run', 'typecheck']);
  await succeed(site, 'npm', ['run', 'build']);
  const missing = missingFiles(join(site, 'build'), 'https://your-docusaurus-site.example.com');
  if (missing.size > 0) faults.push(`Pages name files that are not built: ${[...missing].join(', ')}`);
  await lookAt('serve', 4861);
  await lookAt('start', 4862);
  await customize();
  await expectProblem();
} finally {
  await browser.close();
  close();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function makeSite(): Promise<void> {
  const create = ['--yes', `create-docusaurus@${docusaurus}`, 'stock', 'classic', '--typescript', '--skip-install'];
  await succeed(folder, 'npx', create);
  const names = ['@reliure/reference', '@reliure/theme', '@reliure/search', 'tailwindcss@4', '@tailwindcss/postcss@4'];
  await succeed(site, 'npm', ['install', ...names]);
  writeFileSync(join(site, 'openapi.yaml'), contract);
  writeFileSync(
    join(site, 'partner.yaml'),
    contract.replace('Tide API', 'Partner API').replace('List the', 'Find the'),
  );
  edit('docusaurus.config.ts', [
    ['import type {Config}', `${imports}import type {Config}`],
    ['\n  themeConfig: {', `${additions}\n  themeConfig: {`],
    ["{to: '/blog',", "{to: '/reference', label: 'API', position: 'left'}, {to: '/blog',"],
  ]);
  edit('src/css/custom.css', [[/^[^]*$/, styles]]);
  edit('docs/intro.mdx', [['# Tutorial Intro', '# Tutorial Intro\n\n<p className="uppercase">Small letters</p>']]);
}

function edit(file: string, changes: readonly (readonly [string | RegExp, string])[]): void {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  const edited = changes.reduce((last, [from, to]) => last.replace(from, () => to), text);
  if (changes.some(([, to]) => !edited.includes(to))) throw new Error(`${file} is not what it was:\n${text}`);
  writeFileSync(path, edited);
}

/** Opens pages in a browser, and uses the search. */
async function lookAt(command: 'serve' | 'start', port: number): Promise<void> {
  const program = join(site, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const server = spawn(process.execPath, [program, command, '--port', `${port}`, '--no-open'], { cwd: site, env });
  const origin = `http://localhost:${port}`;
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  // The pictures of authors are on other hosts.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) fault(message.text());
  });
  page.on('pageerror', (error) => fault(error.message));
  const fault = (text: string) => faults.push(`docusaurus ${command}, ${page.url()}: ${text}`);
  try {
    await untilAnswers(origin, 60);
    for (const [path, heading] of [
      ['/reference', 'API reference'],
      ['/reference/list-the-tides-of-a-port', 'List the tides of a port'],
      ['/partner/find-the-tides-of-a-port', 'Find the tides of a port'],
      ['/docs/intro', 'Tutorial Intro'],
      ['/blog/welcome', 'Welcome'],
    ] as const) {
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    const seen = await lookAtStyles(page, origin);
    if (seen !== 'uppercase rgb(120, 40, 140) /docs/intro') fault(`What styles and scripts did: ${seen}.`);
    // In development, the index is that of the last build or start.
    await page.goto(`${origin}/search?q=tides`);
    await page
      .getByRole('link', { name: /Find the tides/ })
      .first()
      .click();
    await page.waitForURL(`${origin}/partner/find-the-tides-of-a-port**`);
  } catch (error) {
    fault(String(error));
  } finally {
    await page.close();
    server.kill();
  }
}

/** Returns what Tailwind, the site’s own style sheet and the other plugin’s script did to a guide. */
async function lookAtStyles(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/docs/intro`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(() => {
    const small = document.querySelector('.uppercase');
    const link = document.querySelector('.markdown a[href]');
    const { visits } = window as { readonly visits?: readonly string[] };
    const [text, colour] = [small, link].map((element) => getComputedStyle(element ?? document.body));
    return [text?.textTransform, colour?.color, visits].join(' ');
  });
}

/** Wraps a component, and translates a text. */
async function customize(): Promise<void> {
  for (const [theme, component] of [
    ['@reliure/theme', 'TOC'],
    ['@reliure/search', 'SearchBar'],
  ] as const)
    await succeed(site, 'npx', ['docusaurus', 'swizzle', theme, component, '--wrap', '--typescript']);
  await succeed(site, 'npm', ['run', 'write-translations']);
  edit('i18n/en/api-reference/reference.json', [['"API reference"', '"All tides"']]);
  await succeed(site, 'npm', ['run', 'build']);
  const html = readFileSync(join(site, 'build', 'reference', 'index.html'), 'utf8');
  if (!/<h1[^>]*>All tides<\/h1>/.test(html)) faults.push('A translated text is not used.');
  if (!readdirSync(join(site, 'src', 'theme')).includes('TOC')) faults.push('A component cannot be wrapped.');
}

/** Builds with a wrong option. */
async function expectProblem(): Promise<void> {
  edit('docusaurus.config.ts', [["{contract: 'openapi.yaml',", "{contract: 'openapi.yaml', hasScenario: true,"]]);
  const { code, output } = await run(site, 'npm', ['run', 'build']);
  if (
    code === 0 ||
    !/Plugin api-reference {2}hasScenario\n +There is no such option\.\n +→ Did you mean "hasScenarios"/.test(output)
  )
    faults.push(`A build with a wrong option does not name it:\n${output}`);
}

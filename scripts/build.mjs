// npm run build: builds a site into its folder build/. Passes all options but --site to `docusaurus build`. Docusaurus
// stops at the first fault of a page and prints a stack trace: the check of pages adds what is wrong with all of them.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { assertSite, siteOption } from './commandLine.mjs';
import { buildPackages } from './packages.mjs';
import { run } from './run.mjs';
import { pagesCheck } from './steps.mjs';

const { values, tokens } = parseArgs({
  options: siteOption,
  strict: false,
  tokens: true,
});
const ours = tokens
  .filter((token) => token.kind === 'option' && token.name === 'site')
  .flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1]));
const others = process.argv.slice(2).filter((_, index) => !ours.includes(index));

// Docusaurus reads this when it starts; the reason is in packages/docusaurus/patches/htmlMinification.ts.
const env = { SKIP_HTML_MINIFICATION: 'true' };
const site = String(values.site);
assertSite(site);
if (!(await buildPackages())) process.exit(1);
// A terminal shows the progress of the build, which is written to stderr and only to a terminal.
const quiet = process.stderr.isTTY ? false : 'errors';
const { ok, output } = await run(['docusaurus', 'build', site, ...others], { env, quiet });
process.stderr.write(output);
if (!ok) process.stderr.write(await findProblems());
if (output.includes('error: unknown option')) console.error('npm run build -- --help lists the options.');
process.exit(ok ? 0 : 1);

/** Returns what the check of pages reports; nothing if it is not about the built settings. */
async function findProblems() {
  if (others.some((option) => option.startsWith('--config'))) return '';
  const check = await run([...pagesCheck, '--site', site], { quiet: true });
  // A check that crashes prints no number.
  return /^\d+ problems?$/m.test(check.output) ? `\n${check.output}` : '';
}

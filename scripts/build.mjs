// npm run build: builds a site into its folder build/. Passes all options but --site to `docusaurus build`.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { siteOption } from './commandLine.mjs';
import { run } from './run.mjs';

const { values, tokens } = parseArgs({
  options: siteOption,
  strict: false,
  tokens: true,
});
const ours = tokens
  .filter((token) => token.kind === 'option' && token.name === 'site')
  .flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1]));
const others = process.argv.slice(2).filter((_, index) => !ours.includes(index));

// Docusaurus reads this when it starts; the reason is in packages/docusaurus/touches/htmlMinification.ts.
const env = { SKIP_HTML_MINIFICATION: 'true' };
const { ok } = await run(['docusaurus', 'build', String(values.site), ...others], { env });
process.exit(ok ? 0 : 1);

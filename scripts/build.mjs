// npm run build: builds the site into site/build/. Passes its options to `docusaurus build`.
import process from 'node:process';
import { run } from './run.mjs';

// Docusaurus reads this when it starts; the reason is in packages/docusaurus/touches/htmlMinification.ts.
const env = { SKIP_HTML_MINIFICATION: 'true' };
const { ok } = await run(['docusaurus', 'build', 'site', ...process.argv.slice(2)], { env });
process.exit(ok ? 0 : 1);

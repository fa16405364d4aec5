// npm run build: the site into site/build/. Options go on to `docusaurus build`.
import process from 'node:process';
import { run } from './run.mjs';

// Docusaurus reads it as it starts: packages/docusaurus/touches/htmlMinification.ts says why.
const env = { SKIP_HTML_MINIFICATION: 'true' };
const { ok } = await run(['docusaurus', 'build', 'site', ...process.argv.slice(2)], { env });
process.exit(ok ? 0 : 1);

/**
 * Upstream: `@docusaurus/bundler/lib/minifyHtml.js`, 3.10.2, which reads `SKIP_HTML_MINIFICATION` as it is loaded.
 *
 * Why: a writer who builds the site waits a fifth longer with the documented `swcHtmlMinifier`, and more than twice as long
 * with the default one, for pages that are 3 % lighter on the line (adr/0029).
 *
 * `npm run build` sets the variable before Docusaurus starts.
 *
 * Unnecessary once `future.faster` can turn it off, or the minifier takes less than a second.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { misfit } from '../bundle/installed';

/**
 * Refuses minified pages: the scripts in them are not those that were written, which the licence check and the policy know.
 *
 * @throws Error when a built site has been minified all the same.
 */
export async function assertNotMinified(outDir: string): Promise<void> {
  const html = await readFile(join(outDir, '404.html'), 'utf8');
  // The template has a line of its own for it, which every minifier removes.
  if (/^<!DOCTYPE html>\s/i.test(html)) return;
  throw misfit(
    `The pages were minified. Build with \`npm run build\`, which sets SKIP_HTML_MINIFICATION; if that was done, @docusaurus/bundler/lib/minifyHtml.js no longer reads it`,
  );
}

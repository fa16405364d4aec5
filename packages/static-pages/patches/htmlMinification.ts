/**
 * Upstream: `@docusaurus/bundler/lib/minifyHtml.js`, 3.10.2, which reads `SKIP_HTML_MINIFICATION` when it is loaded.
 *
 * Why: minification makes pages 3 % smaller over the network (adr/0025), but a build takes a fifth longer with the
 * documented `swcHtmlMinifier`, and more than twice as long with the default one. `npm run build` sets the variable
 * before Docusaurus starts.
 *
 * Unnecessary once `future.faster` can turn it off, or the minifier takes less than a second.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionMismatch } from '../bundle/installed.ts';

/**
 * Throws if the pages of a built site were minified. The licence check and the Content Security Policy expect the
 * scripts in the pages exactly as they were written.
 *
 * @throws Error when a built site was minified despite the setting.
 */
export async function assertNotMinified(outDir: string): Promise<void> {
  const html = await readFile(join(outDir, '404.html'), 'utf8');
  // The template has a line break after the doctype, which every minifier removes.
  if (/^<!DOCTYPE html>\s/i.test(html)) return;
  throw versionMismatch(
    `The pages were minified. Build with \`npm run build\`, which sets SKIP_HTML_MINIFICATION; if that was done, @docusaurus/bundler/lib/minifyHtml.js no longer reads it`,
  );
}

/**
 * Upstream: `@docusaurus/bundler/lib/minifyHtml.js`, 3.10.2, which reads `SKIP_HTML_MINIFICATION` as it is loaded.
 *
 * Why: a writer who builds the site waits a fifth longer with the documented `swcHtmlMinifier`, and more than twice as long
 * with the default one, for pages that are 3 % lighter on the line (adr/0029).
 *
 * A site of few pages is rendered in the main thread, where the module is loaded already: there, pages are minified.
 *
 * Unnecessary once `future.faster` can turn it off, or the minifier takes less than a second.
 */
import { readFileSync } from 'node:fs';
import { installed, misfit } from '../bundle/installed';

const upstream = '@docusaurus/bundler/lib/minifyHtml.js';
const variable = 'SKIP_HTML_MINIFICATION';

/**
 * Has pages written as they are rendered; to be called while the configuration is read.
 *
 * @param source The code of the installed minifier.
 * @throws Error when it no longer reads the variable.
 */
export function skipHtmlMinification(source = readFileSync(installed(upstream), 'utf8')): void {
  if (!source.includes(`process.env.${variable} === 'true'`)) throw misfit(`${upstream} no longer reads ${variable}`);
  process.env[variable] = 'true';
}

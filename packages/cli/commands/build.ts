import { resolve } from 'node:path';
import process from 'node:process';
import { ProblemsError } from '@reliure/openapi';
import { checkPages } from '../check/checkPages.ts';
import type { Run } from '../command.ts';
import { findProblemsError, printProblems, toMessages } from '../report.ts';
import { assertSite, readSite } from '../site.ts';
import { loadDocusaurus } from './docusaurus.ts';

/**
 * Builds a site. Docusaurus stops at the first fault of a page: then the check of pages says what is wrong with all of
 * them.
 */
export const build: Run = async ({ site, options, flags }) => {
  assertSite(site);
  // Docusaurus reads this when it is loaded; the reason is in packages/static-pages/patches/htmlMinification.ts.
  process.env['SKIP_HTML_MINIFICATION'] = 'true';
  const { build: buildSite } = await loadDocusaurus(site);
  const { 'out-dir': outDir, config } = options;
  try {
    await buildSite(site, {
      ...(outDir !== undefined && { outDir: resolve(outDir) }),
      ...(config !== undefined && { config: resolve(config) }),
      minify: !flags.has('no-minify'),
    });
    return true;
  } catch (error) {
    const cause = findProblemsError(error);
    if (cause === null) console.error(`\n${toMessages(error)}`);
    // The check reads the site’s own configuration.
    if (config === undefined) {
      console.error('');
      if (!(await reportPages(site))) return false;
    }
    if (cause !== null) printProblems(cause.problems);
    return false;
  }
};

/** Prints what is wrong with the pages of a site. Returns whether nothing is. */
async function reportPages(folder: string): Promise<boolean> {
  try {
    return printProblems(await checkPages(await readSite(folder)));
  } catch (error) {
    if (error instanceof ProblemsError) return printProblems(error.problems);
    // What the check cannot read, the build’s own error is about.
    return true;
  }
}

import { ProblemsError, nearest } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { checkContracts } from '../check/checkContracts.ts';
import { checkGuides } from '../check/checkGuides.ts';
import { checkPages } from '../check/checkPages.ts';
import type { Run } from '../command.ts';
import { createPrinter, printError } from '../report.ts';
import { readSite, type Site } from '../site.ts';
import { UsageError } from '../usageError.ts';

const checks: Readonly<
  Record<string, { readonly about: string; readonly run: (site: Site) => Promise<readonly FileProblem[]> }>
> = {
  contract: { about: 'The contracts, their examples and their releases', run: checkContracts },
  guides: { about: 'Guides, posts and scenarios against the contracts', run: checkGuides },
  pages: { about: 'Links, images, code, directives and sidebars of all pages', run: checkPages },
};

/** Checks a site, or the named parts of it. A contract that cannot be read ends the checks. */
export const check: Run = async ({ site: folder, parameters }) => {
  const unknown = parameters.find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined)
    throw new UsageError(`There is no check "${unknown}".`, nearest(unknown, Object.keys(checks)));
  const site = await readSite(folder);
  let isGood = true;
  // The parts check the same forms of Markdown, because each can be run alone.
  const print = createPrinter();
  for (const [name, { about, run }] of Object.entries(checks)) {
    if (parameters.length > 0 && !parameters.includes(name)) continue;
    try {
      const isFine = print(await run(site));
      if (parameters.length !== 1) console.log(`${isFine ? '✓' : '✗'} ${about}`);
      isGood &&= isFine;
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      printError(error, 'The check stopped here. Correct this, and run the check again to find the rest.');
      return false;
    }
  }
  return isGood;
};

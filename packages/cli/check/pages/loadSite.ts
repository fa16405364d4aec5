import { relative, resolve } from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { loadPages, type LoadedPages } from '@reliure/docusaurus/node';
import { ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { frontMatterProblem, phrasesProblem, readAddress } from './frontMatter.ts';
import { toLoadProblem } from './loadProblem.ts';

/** The pages of a site as Docusaurus loads them, and what is wrong with their front matter. */
interface LoadedSite extends LoadedPages {
  readonly problems: readonly FileProblem[];
}

/**
 * Loads the pages of a site. Docusaurus stops at the first page that it refuses, so that page is loaded again without
 * its front matter, until all pages are loaded.
 *
 * @param sources The pages and settings of the site, by path from the working directory.
 * @throws ProblemsError for faulty settings, such as those of a sidebar, with the problems found before them.
 */
export async function loadSite(folder: string, sources: ReadonlyMap<string, string>): Promise<LoadedSite> {
  const refused = new Map<string, FileProblem>();
  const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async ({ defaultParseFrontMatter, ...page }) => {
    const file = relative('.', page.filePath);
    const problem = frontMatterProblem(page.fileContent);
    if (problem !== null) refused.set(file, { file, ...problem });
    if (!refused.has(file)) {
      const parsed = await defaultParseFrontMatter(page);
      const wrong = phrasesProblem(parsed.frontMatter, page.fileContent, file);
      if (wrong !== null) refused.set(file, wrong);
      return parsed;
    }
    return { frontMatter: readAddress(page.fileContent), content: page.fileContent.replace(/^---\n[^]*?\n---\n/, '') };
  };
  for (;;) {
    try {
      const loaded = await quietly(() => loadPages(resolve(folder), parseFrontMatter));
      return { ...loaded, problems: [...refused.values()] };
    } catch (error) {
      if (error instanceof ProblemsError) throw error;
      const problem = toLoadProblem(error, folder, sources);
      if (!/\.mdx?$/.test(problem.file) || refused.has(problem.file))
        throw new ProblemsError([...refused.values(), problem]);
      refused.set(problem.file, problem);
    }
  }
}

/** Runs a function without the errors that Docusaurus prints before it throws them. */
async function quietly<Result>(run: () => Promise<Result>): Promise<Result> {
  const { error: print } = console;
  console.error = () => undefined;
  try {
    return await run();
  } finally {
    console.error = print;
  }
}

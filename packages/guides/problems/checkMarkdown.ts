import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { setLanguage } from '@reliure/language';
import { ProblemsError } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';
import { listSources } from '../collectGuides.ts';
import { normalizeText } from '../normalizeText.ts';
import { unlistedGuides } from '../unlistedGuides.ts';
import { markdownProblems } from './markdownProblems.ts';
import type { MarkdownRules } from './types.ts';

/**
 * Creates a plugin that stops a build at Markdown that would be published as something other than its author meant, and
 * at guides that no sidebar lists, with the problems of all pages. It reads them before the first one is compiled,
 * because MDX stops at its first syntax error, with a stack.
 */
export function checkMarkdown(rules: MarkdownRules): (context: LoadContext) => Plugin {
  return ({ siteDir, i18n }) => {
    setLanguage(i18n.currentLocale);
    return {
      name: 'check-markdown',
      allContentLoaded({ allContent }) {
        const pages = listSources(allContent).map(({ source }) => aliasedSitePathToRelativePath(source));
        const problems: FileProblem[] = [...pages, ...listParts(siteDir)].flatMap((page) => {
          const file = join(siteDir, page);
          return markdownProblems(normalizeText(readFileSync(file, 'utf8')), file, rules).map((problem) => ({
            file: toDisplayPath(file),
            ...problem,
          }));
        });
        // While a page is being written, the others must stay visible, and it may be in no sidebar yet.
        const isBuilt = process.env['NODE_ENV'] === 'production';
        if (isBuilt) problems.push(...unlistedGuides(allContent, toDisplayPath(siteDir)));
        if (problems.length === 0) return;
        const error = new ProblemsError(problems);
        if (isBuilt) throw error;
        console.error(`\n${error.message}\n`);
      },
    };
  };
}

/** Lists the files that pages import, whose names start with an underscore. */
function listParts(siteDir: string): readonly string[] {
  return ['docs', 'blog', 'src/pages']
    .filter((folder) => existsSync(join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(siteDir, folder), { recursive: true }).map((name) => join(folder, String(name))),
    )
    .filter((name) => basename(name).startsWith('_') && /\.mdx?$/.test(name))
    .sort();
}

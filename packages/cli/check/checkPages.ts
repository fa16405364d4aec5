import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { RootContent } from 'mdast';
import { glob } from 'tinyglobby';
import { changelogDirectiveNames } from '@reliure/changelog';
import { grammarProblem, markdownProblems, normalizeText, readGlossary, toSyntaxProblem } from '@reliure/guides';
import { listSources, unlistedGuides } from '@reliure/guides/node';
import { ProblemsError, formatWarnings } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toMarkdownRules } from '@reliure/preset/node';
import { toPolicy } from '@reliure/publish/server';
import { toPages } from '@reliure/reference';
import type { SearchablePassage } from '@reliure/page';
import { downloadsAnchor, isHighlighted, referencePath, toSitePath } from '@reliure/richtext';
import { sampleLanguages } from '@reliure/samples';
import { readLexicon } from '@reliure/search/node';
import type { Site } from '../site.ts';
import { loadReferences } from './loadReferences.ts';
import { collectAnchors, toScenarioContent } from './pages/anchors.ts';
import { withoutSlash } from './pages/linkProblem.ts';
import { loadSite } from './pages/loadSite.ts';
import { pageProblems } from './pages/pageProblems.ts';
import { readPage } from './pages/readPage.ts';
import { siteFile } from './pages/siteFile.ts';
import { componentPages, duplicatePaths } from './pages/siteProblems.ts';
import { termProblems } from './pages/terms.ts';
import { themeLinkProblems } from './pages/themeLinks.ts';

/**
 * Finds what a build would refuse in the guides, posts and plain pages of a site: links, images, code, directives, front
 * matter, sidebars. It also finds what a build accepts but visitors would not get.
 *
 * @throws ProblemsError for a contract or scenarios that cannot be read.
 */
export async function checkPages(site: Site): Promise<readonly FileProblem[]> {
  const { folder, identity } = site;
  // As a build does: drafts are left out.
  process.env['NODE_ENV'] = 'production';
  const references = await loadReferences(site);
  const [{ reference, scenarios }, ...others] = references;
  const warnings = references.flatMap((one) => one.warnings);
  if (warnings.length > 0) console.log(formatWarnings(warnings));
  const sources = await readSources(folder);
  const { siteConfig, content, paths, problems: refused } = await loadSite(folder, sources);
  const glossary =
    identity.glossary === undefined ? null : readGlossary(sources.get(join(folder, identity.glossary.file)) ?? '');

  const problems: FileProblem[] = [
    ...refused,
    ...unlistedGuides(content, folder),
    ...componentPages(content, folder),
    ...sampleLanguages
      .filter(({ language }) => !isHighlighted(language))
      .map(({ id, language }) => ({ file: `packages/samples/languages/${id}.ts`, ...grammarProblem(language) })),
  ];
  const markdownRules = toMarkdownRules(folder, identity);
  for (const [file, text] of sources) {
    if (!/\.mdx?$/.test(file)) continue;
    problems.push(...markdownProblems(text, file, markdownRules).map((problem) => ({ file, ...problem })));
  }
  const pages = listSources(content).flatMap((page) => {
    const file = siteFile(page.source, folder);
    try {
      const fileContent = sources.get(file) ?? '';
      const compiled = siteConfig.markdown.preprocessor?.({ filePath: resolve(file), fileContent }) ?? fileContent;
      return [{ ...page, file, parts: readPage(compiled, file.endsWith('.mdx')) }];
    } catch (error) {
      // `markdownProblems` reports it too.
      toSyntaxProblem(error, '');
      return [];
    }
  });
  const referencePages = references.flatMap(({ reference: one }) =>
    toPages(one).map((page) => ({
      path: toSitePath(referencePath(page.slug), one.basePath),
      passages: page.toSearchPage().passages,
    })),
  );
  const shown = { scenarios, reference, others: new Map(others.map((other) => [other.reference.id, other])) };
  const rules = {
    folder,
    policy: toPolicy(new Set(), identity.policy),
    ...shown,
    paths: new Set(
      ['/', '/search', ...paths, ...referencePages.map(({ path }) => path)].map((path) => withoutSlash(path)),
    ),
    anchors: new Map([
      ...referencePages.map(({ path, passages }) => [path, toAnchors(passages)] as const),
      ...pages.flatMap(({ permalink, parts: { root } }) =>
        root.children.some(isChangelog)
          ? []
          : [[permalink, collectAnchors(root, (node) => toScenarioContent(node, shown))] as const],
      ),
    ]),
  };
  problems.push(
    ...lexiconProblems(site),
    ...duplicatePaths(pages),
    ...themeLinkProblems({ ...siteConfig.themeConfig, firstGuide: { to: identity.firstGuide } }, rules, sources),
  );
  const pathsOfKind = new Map<string, Map<string, string>>();
  for (const { kind, source, permalink } of pages) {
    const paths = pathsOfKind.get(kind) ?? new Map<string, string>();
    pathsOfKind.set(kind, paths.set(source, permalink));
  }
  for (const page of pages) {
    const pathOfFile = pathsOfKind.get(page.kind) ?? new Map<string, string>();
    const own = [
      ...pageProblems(page.parts, { ...page, pathOfFile }, rules),
      ...(glossary === null ? [] : termProblems(sources.get(page.file) ?? '', glossary)),
    ];
    problems.push(...own.map((problem) => ({ file: page.file, ...problem })));
  }
  return problems;
}

/** Finds what the search cannot read in the lists of words that visitors type, and in those of a thesaurus. */
function lexiconProblems({ folder, identity: { synonyms, thesaurus } }: Site): readonly FileProblem[] {
  return [synonyms, thesaurus].flatMap((name) => {
    if (name === undefined) return [];
    const file = join(folder, name);
    try {
      readLexicon(readFileSync(file, 'utf8'), file);
      return [];
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      return error.problems;
    }
  });
}

/** Reads the pages of a site, and the files that configure it. */
async function readSources(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await glob(['*.ts', '{docs,blog,src/pages}/**/*.{md,mdx,yml}'], { cwd: folder });
  const files = names.sort().map((name) => join(folder, name));
  return new Map(files.map((file) => [file, normalizeText(readFileSync(file, 'utf8'))]));
}

/** Returns the anchors of a page of the reference. The files to download are added to the landing page by its plugin. */
function toAnchors(passages: readonly SearchablePassage[]): ReadonlySet<string> {
  return new Set([downloadsAnchor(), ...passages.flatMap(({ anchor }) => anchor ?? [])]);
}

/** The headings of the changelog come from the releases, so they are not looked up. */
function isChangelog(node: RootContent): boolean {
  return node.type === 'leafDirective' && node.name === changelogDirectiveNames().changelog;
}

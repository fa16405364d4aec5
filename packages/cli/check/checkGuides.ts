import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { normalizeText } from '@reliure/guides';
import type { FileProblem } from '@reliure/openapi';
import { ifMissing } from '@reliure/openapi/node';
import { toMarkdownRules } from '@reliure/preset/node';
import type { loadScenarios } from '@reliure/scenarios/node';
import type { Site } from '../site.ts';
import { toAllowList } from './guides/allowList.ts';
import { checkGuide } from './guides/checkGuide.ts';
import { createExchangeChecks } from './guides/exchanges.ts';
import { uuid } from './guides/readGuide.ts';
import { guideFileProblems } from './guides/guideFileProblems.ts';
import { buildVocabulary, joinVocabularies } from './guides/vocabulary.ts';
import { loadReferences, type LoadedReference } from './loadReferences.ts';

/** A guide, a post or a plain page. */
interface Guide {
  /** From the working directory. */
  readonly file: string;
  readonly text: string;
}

/** Requirements that only some sites have. */
interface OwnRules {
  readonly scenarioRules?: Parameters<typeof loadScenarios>[3];
}

/**
 * Checks the scenarios, the guides and the blog of a site against its contracts: names, values, requests and responses
 * must match.
 *
 * @throws ProblemsError for a contract or scenarios that a build would refuse.
 */
export async function checkGuides(site: Site, { scenarioRules }: OwnRules = {}): Promise<readonly FileProblem[]> {
  const { folder, identity } = site;
  const { dataSet } = identity.checks;
  const isExact = identity.checks.exactGuides === true;
  const references = await loadReferences(site, scenarioRules);
  const toVocabulary = ({ document, reference, scenarios }: LoadedReference) =>
    buildVocabulary(document, reference, scenarios, isExact);
  const [main, ...others] = references;
  const vocabularies = [toVocabulary(main), ...others.map(toVocabulary)] as const;
  const allowFile = join(folder, 'checks', 'allowed.yaml');
  const allowed = isExact ? await readFile(allowFile, 'utf8').catch(ifMissing('[]')) : '[]';
  const allowList = toAllowList(parse(allowed));
  const rules = {
    vocabulary: joinVocabularies(vocabularies),
    basePaths: site.references.map(({ basePath }) => basePath),
    checks: createExchangeChecks(vocabularies),
    referenceChecks: new Map(
      vocabularies.map((vocabulary, index) => [
        references[index]?.reference.id ?? '',
        createExchangeChecks([vocabulary]),
      ]),
    ),
    allowed: allowList.words,
    identifiers: dataSet === undefined ? null : new Set((await readFile(resolve(folder, dataSet), 'utf8')).match(uuid)),
  };
  const markdownRules = toMarkdownRules(folder, identity);
  const used = new Set<string>();
  const problems: FileProblem[] = [];
  for (const { file, text } of await listGuides(folder)) {
    const { problems: own, allowed: words } = checkGuide(text, rules);
    words.forEach((word) => used.add(word));
    for (const problem of [...guideFileProblems(text, file, markdownRules), ...own])
      problems.push({ file, ...problem });
  }
  for (const word of allowList.words) {
    if (!used.has(word)) problems.push({ file: allowFile, message: `No guide uses "${word}".`, remedy: 'Remove it.' });
  }
  return [...problems, ...allowList.problems.map((problem) => ({ file: allowFile, ...problem }))];
}

/** Reads all guides, posts and plain pages of a site. @param folder The site’s folder, from the working directory. */
export async function listGuides(folder: string): Promise<readonly Guide[]> {
  const names = await glob('{docs,blog,src/pages}/**/*.{md,mdx}', { cwd: folder });
  return Promise.all(
    names
      .sort()
      .map((name) => join(folder, name))
      .map(async (file) => ({ file, text: normalizeText(await readFile(file, 'utf8')) })),
  );
}

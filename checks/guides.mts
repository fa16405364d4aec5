// Checks the scenarios, the guides and the blog of a site against its contract: names, values, requests and responses
// must match.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import type { FileProblem } from '@reliure/openapi';
import { ifMissing, loadContract } from '@reliure/openapi/node';
import { toMarkdownRules } from '@reliure/preset/node';
import { buildReference, reservedSlugs } from '@reliure/reference';
import { toBasePath } from '@reliure/richtext';
import { loadScenarios } from '@reliure/scenarios/node';
import { readCheckedSite } from './checkedSite.ts';
import { uuid } from './contract/files.ts';
import { toAllowList } from './guides/allowList.ts';
import { checkGuide } from './guides/checkGuide.ts';
import { createExchangeChecks } from './guides/exchanges.ts';
import { programProblems, toProgram } from './guides/programs.ts';
import { sourceProblems } from './guides/sourceProblems.ts';
import { buildVocabulary } from './guides/vocabulary.ts';
import { reportError, reportProblems } from './report.ts';
import { houseProblems } from './scenarios/houseRules.ts';

const { folder, identity } = await readCheckedSite();
const { hasScenarios, checks: rulesOfSite } = identity;
const allowFile = `${folder}/checks/allowed.yaml`;

try {
  const contract = await loadContract(identity.contract, { reservedSlugs: reservedSlugs() });
  const reference = buildReference({
    document: contract.document,
    basePath: toBasePath(identity.routeBasePath ?? 'api'),
  });
  const scenarios = hasScenarios
    ? await loadScenarios(join(dirname(identity.contract), 'scenarios'), contract.document, reference, houseProblems)
    : [];
  const vocabulary = buildVocabulary(contract.document, reference, scenarios);
  const checks = createExchangeChecks(vocabulary);
  const allowList = toAllowList(parseYaml(await readFile(allowFile, 'utf8').catch(ifMissing('[]'))));
  const identifiers =
    rulesOfSite.dataSet === undefined ? null : new Set((await readFile(rulesOfSite.dataSet, 'utf8')).match(uuid));
  const rules = { vocabulary, basePath: reference.basePath, checks, allowed: allowList.words, identifiers };
  const names = await glob(`${folder}/{docs,blog,src/pages}/**/*.{md,mdx}`);
  const guides = await Promise.all(names.sort().map(async (file) => ({ file, text: await readText(file) })));

  const markdownRules = toMarkdownRules(folder, identity);
  const used = new Set<string>();
  const problems: FileProblem[] = [];
  for (const { file, text } of guides) {
    const { problems: own, allowed } = checkGuide(text, rules);
    allowed.forEach((word) => used.add(word));
    for (const problem of [...sourceProblems(text, file, markdownRules), ...own]) {
      problems.push({ file, ...problem });
    }
  }
  // Only the programs of these guides are compiled, because readers copy them.
  const { programs: programFolder } = rulesOfSite;
  const programs = guides.filter(({ file }) => programFolder !== undefined && file.startsWith(programFolder));
  const found = programProblems(new Map(programs.map(({ file, text }) => [file, toProgram(text)])));
  for (const [file, listed] of found) {
    problems.push(...listed.map((problem) => ({ file, ...problem })));
  }
  for (const word of allowList.words) {
    if (!used.has(word)) problems.push({ file: allowFile, message: `No guide uses "${word}".`, remedy: 'Remove it.' });
  }
  problems.push(...allowList.problems.map((problem) => ({ file: allowFile, ...problem })));
  reportProblems(problems);
} catch (error) {
  reportError(error);
}

/** Reads a text without the byte order mark and the CRLF line ends that an editor may have written. */
async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

// Checks the scenarios, the guides and the blog of a site against its contract: names, values, requests and responses
// must match.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import type { Problem } from '@apidoc/openapi';
import { ifMissing, loadContract } from '@apidoc/openapi/node';
import { toMarkdownRules } from '@apidoc/preset/node';
import { buildReference, reservedSlugs } from '@apidoc/reference';
import { loadScenarios } from '@apidoc/scenarios/node';
import { readCheckedSite } from './checkedSite';
import { uuid } from './contract/files';
import { toAllowList } from './guides/allowList';
import { checkGuide } from './guides/checkGuide';
import { createExchangeChecks } from './guides/exchanges';
import { programFlaws, toProgram } from './guides/programs';
import { sourceFlaws } from './guides/sourceFlaws';
import { buildVocabulary } from './guides/vocabulary';
import { reportError, reportProblems } from './report';
import { houseFlaws } from './scenarios/houseRules';

const { folder, identity } = await readCheckedSite();
const { hasScenarios, checks: rulesOfSite } = identity;
const allowFile = `${folder}/checks/allowed.yaml`;

try {
  const contract = await loadContract(identity.contract, { reservedSlugs });
  const reference = buildReference({ document: contract.document });
  const scenarios = hasScenarios
    ? await loadScenarios(join(dirname(identity.contract), 'scenarios'), contract.document, reference, houseFlaws)
    : [];
  const vocabulary = buildVocabulary(contract.document, reference, scenarios);
  const checks = createExchangeChecks(vocabulary);
  const allowList = toAllowList(parseYaml(await readFile(allowFile, 'utf8').catch(ifMissing('[]'))));
  const identifiers =
    rulesOfSite.dataSet === undefined ? null : new Set((await readFile(rulesOfSite.dataSet, 'utf8')).match(uuid));
  const rules = { vocabulary, checks, allowed: allowList.words, identifiers };
  const names = await glob(`${folder}/{docs,blog,src/pages}/**/*.{md,mdx}`);
  const guides = await Promise.all(names.sort().map(async (file) => ({ file, text: await readText(file) })));

  const markdownRules = toMarkdownRules(folder, identity);
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { file, text } of guides) {
    const { flaws, allowed } = checkGuide(text, rules);
    allowed.forEach((word) => used.add(word));
    for (const flaw of [...sourceFlaws(text, file, markdownRules), ...flaws]) {
      problems.push({ file, ...flaw });
    }
  }
  // Only the programs of these guides are compiled, because readers copy them.
  const { programs: programFolder } = rulesOfSite;
  const programs = guides.filter(({ file }) => programFolder !== undefined && file.startsWith(programFolder));
  const found = programFlaws(new Map(programs.map(({ file, text }) => [file, toProgram(text)])));
  for (const [file, flaws] of found) {
    problems.push(...flaws.map((flaw) => ({ file, ...flaw })));
  }
  for (const word of allowList.words) {
    if (!used.has(word)) problems.push({ file: allowFile, message: `No guide uses "${word}".`, remedy: 'Remove it.' });
  }
  problems.push(...allowList.flaws.map((flaw) => ({ file: allowFile, ...flaw })));
  reportProblems(problems);
} catch (error) {
  reportError(error);
}

/** Reads a text without the byte order mark and the CRLF line ends that an editor may have written. */
async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

// Checks the scenarios, the guides and the blog against this site’s contract: names, values, requests and responses
// must match.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import { readGlossary } from '@apidoc/guides';
import type { Problem } from '@apidoc/openapi';
import { loadContract } from '@apidoc/openapi/node';
import { buildReference } from '@apidoc/reference';
import { loadScenarios } from '@apidoc/scenarios/node';
import { identity } from '../site/identity';
import { uuid } from './contract/files';
import { toAllowList } from './guides/allowList';
import { checkGuide } from './guides/checkGuide';
import { createExchangeChecks } from './guides/exchanges';
import { programFaults, toProgram } from './guides/programs';
import { sourceFaults } from './guides/sourceFaults';
import { termFaults } from './guides/terms';
import { buildVocabulary } from './guides/vocabulary';
import { reportError, reportProblems } from './report';
import { houseFaults } from './scenarios/houseRules';

const folder = dirname(identity.contract);
const glossaryFile = 'site/docs/reperes/glossaire.md';
const allowFile = 'checks/guides/allowed.yaml';

try {
  const contract = await loadContract(identity.contract);
  const reference = buildReference(contract);
  const scenarios = await loadScenarios(join(folder, 'scenarios'), contract.document, reference, houseFaults);
  const vocabulary = buildVocabulary(contract.document, reference, scenarios);
  const checks = createExchangeChecks(vocabulary);
  const allowList = toAllowList(parseYaml(await readFile(allowFile, 'utf8')));
  const dataSet = await readFile(join(folder, 'jeu-de-donnees.yaml'), 'utf8');
  const rules = { vocabulary, checks, allowed: allowList.words, identifiers: new Set(dataSet.match(uuid)) };
  const names = await glob(['site/docs/**/*.{md,mdx}', 'site/blog/**/*.{md,mdx}', 'site/src/pages/**/*.{md,mdx}']);
  const guides = await Promise.all(names.sort().map(async (file) => ({ file, text: await readText(file) })));

  const glossary = readGlossary(await readFile(glossaryFile, 'utf8'));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { file, text } of guides) {
    const { faults, allowed } = checkGuide(text, rules);
    allowed.forEach((word) => used.add(word));
    for (const flaw of [...sourceFaults(text), ...faults, ...termFaults(text, glossary)]) {
      problems.push({ file, ...flaw });
    }
  }
  // Only the programs of these guides are compiled, because readers copy them.
  const programs = guides.filter(({ file }) => file.startsWith('site/docs/reperes/'));
  const found = programFaults(new Map(programs.map(({ file, text }) => [file, toProgram(text)])));
  for (const [file, faults] of found) {
    problems.push(...faults.map((flaw) => ({ file, ...flaw })));
  }
  for (const word of allowList.words) {
    if (!used.has(word)) problems.push({ file: allowFile, message: `No guide uses "${word}".`, remedy: 'Remove it.' });
  }
  problems.push(...allowList.faults.map((flaw) => ({ file: allowFile, ...flaw })));
  reportProblems(problems);
} catch (error) {
  reportError(error);
}

/** Reads a text without the byte order mark and the CRLF line ends that an editor may have written. */
async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

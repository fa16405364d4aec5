// Holds the scenarios, the guides and the blog to this site’s contract: no name, value, request or answer of theirs may differ.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseYaml } from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import { readGlossary } from '@apidoc/guides';
import { ContractError } from '@apidoc/openapi';
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
  const needed = new Set<string>();
  for (const { file, text } of guides) {
    const { faults, allowed } = checkGuide(text, rules);
    allowed.forEach((word) => needed.add(word));
    for (const { line, message, remedy } of [...sourceFaults(text), ...faults, ...termFaults(text, glossary)])
      tell(`${file}:${String(line)}`, message, remedy);
  }
  // Readers copy the programs of these guides.
  const programs = guides.filter(({ file }) => file.startsWith('site/docs/reperes/'));
  const found = programFaults(new Map(programs.map(({ file, text }) => [file, toProgram(text)])));
  for (const [file, faults] of found) {
    for (const { line, message, remedy } of faults) tell(`${file}:${String(line)}`, message, remedy);
  }
  for (const word of allowList.words) {
    if (!needed.has(word)) tell(allowFile, `No guide needs "${word}".`, 'Take it out.');
  }
  for (const { message, remedy } of allowList.faults) tell(allowFile, message, remedy);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** An editor may begin a file with a mark and end its lines in two signs: neither is anything that a guide says. */
async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

function tell(place: string, message: string, remedy: string): void {
  console.error(`${place}\n  ${message}\n  → ${remedy}`);
  process.exitCode = 1;
}

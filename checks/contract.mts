// Checks a site’s contract as `reliure check contract` does, and applies the rules of checks/contract/.
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { createConfig, formatProblems, getTotals, lint, parseYaml } from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import { checkContracts } from 'reliure/node';
import type { JsonObject, FileProblem } from '@reliure/openapi';
import { loadContract, toDisplayPath } from '@reliure/openapi/node';
import { scenarioFiles } from '@reliure/scenarios/node';
import { readCheckedSite } from './checkedSite.ts';
import { readFacts, type ContractFacts } from './contract/contractFacts.ts';
import { contradictions } from './contract/contradictions.ts';
import { unknownPointers } from './contract/errorPointers.ts';
import { inconsistentTitles } from './contract/errorTitles.ts';
import { duplicateIdentifiers, unknownIdentifiers, unusedFiles } from './contract/files.ts';
import { loadFhirR4 } from './mappings/fhirR4.ts';
import { housePlugin } from './contract/houseRules.ts';
import { mappingProblems } from './mappings/mappingProblems.ts';
import { mismatchedPairs } from './contract/pairs.ts';
import { readRules } from './contract/readRules.ts';
import { uniqueFindings } from './contract/uniqueFindings.ts';
import { reportError, reportProblems } from './report.ts';

const site = await readCheckedSite();
const { folder: siteFolder, identity, references } = site;
const [{ contract }] = references;
const { hasScenarios, checks } = identity;

// Stops if the contract cannot be read, in the words of a build.
const general = await checkContracts(site).catch(stop);
const { document, files } = await loadContract(contract).catch(stop);
const facts =
  checks.houseRules === undefined ? null : await readFacts(resolve(siteFolder, checks.houseRules)).catch(stop);
const hasErrors = facts !== null && (await applyHouseRules(facts));
reportProblems([
  ...(await fileProblems(files.map(toDisplayPath))),
  ...(hasErrors ? [] : [...documentProblems(document), ...general]),
]);

function stop(error: unknown): never {
  reportError(error);
  process.exit();
}

/** Prints what the house rules find. Returns whether some of it is an error. */
async function applyHouseRules(known: ContractFacts): Promise<boolean> {
  const rules = await readRules(known);
  const config = await createConfig(
    { ...rules, plugins: [housePlugin] },
    { configPath: 'checks/contract/redocly.yaml' },
  );
  const problems = uniqueFindings(await lint({ ref: contract, config }));
  if (problems.length === 0) return false;
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'codeframe', totals, version: '', cwd: process.cwd(), maxProblems: 200 });
  if (totals.errors > 0) process.exitCode = 1;
  return totals.errors > 0;
}

/** Returns the problems of the contract’s files: those that nothing refers to, and identifiers of no data set. */
async function fileProblems(read: readonly string[]): Promise<readonly FileProblem[]> {
  if (checks.houseRules === undefined && checks.dataSet === undefined) return [];
  const folder = dirname(contract);
  const scenarios = hasScenarios ? await scenarioFiles(join(folder, 'scenarios')) : [];
  const dataSetFile = checks.dataSet === undefined ? undefined : join(siteFolder, checks.dataSet);
  const used = new Set([...read, ...scenarios, ...(dataSetFile === undefined ? [] : [dataSetFile])]);
  const all = await glob([`${folder}/**/*.{yaml,json}`, `!${folder}/versions/**`]);
  if (dataSetFile === undefined) return unusedFiles(all, used);
  const dataSet: unknown = parseYaml(await readFile(dataSetFile, 'utf8'));
  const examples = await Promise.all(
    [...all.filter((file) => file.endsWith('.json')), ...scenarios].map(async (file) => ({
      file,
      text: await readFile(file, 'utf8'),
    })),
  );
  return [
    ...unusedFiles(all, used),
    ...unknownIdentifiers(examples, dataSet),
    ...duplicateIdentifiers(dataSet, dataSetFile),
  ];
}

/** Returns the problems that involve several objects, for a contract whose objects are each valid. */
function documentProblems(document: JsonObject): readonly FileProblem[] {
  const inconsistencies =
    facts === null
      ? []
      : [
          ...contradictions(document, facts),
          ...mismatchedPairs(document, facts),
          ...unknownPointers(document, facts),
          ...inconsistentTitles(document),
        ];
  const mappings = mappingProblems(document, { 'fhir-r4': loadFhirR4 });
  return [...inconsistencies, ...mappings].map(({ location, ...problem }) => ({
    file: contract,
    pointer: location,
    ...problem,
  }));
}

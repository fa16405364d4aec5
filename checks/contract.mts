// Applies the rules of redocly.yaml and of checks/contract/ to this site’s contract, and compares it with its releases.
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import {
  bundle,
  createConfig,
  formatProblems,
  getTotals,
  lint,
  parseYaml,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import { glob } from 'tinyglobby';
import { toObject } from '@apidoc/openapi';
import type { JsonObject, Problem } from '@apidoc/openapi';
import { loadContract } from '@apidoc/openapi/node';
import { reservedSlugs } from '@apidoc/reference';
import { scenarioFiles } from '@apidoc/scenarios/node';
import { identity } from '../site/identity';
import { releaseProblems } from './releases/changes';
import { contradictions } from './contract/contradictions';
import { unknownPointers } from './contract/errorPointers';
import { inconsistentTitles } from './contract/errorTitles';
import { duplicateIdentifiers, unknownIdentifiers, unusedFiles } from './contract/files';
import { loadFhirR4 } from './contract/fhirR4';
import { housePlugin } from './contract/houseRules';
import { mappingFaults } from './contract/mappings';
import { mismatchedPairs } from './contract/pairs';
import { uniqueFindings } from './contract/uniqueFindings';
import { reportError, reportProblems } from './report';

// Stops if the contract cannot be read: Redocly would report the error once for each reference, and without a remedy.
await loadContract(identity.contract, { reservedSlugs }).catch((error: unknown) => {
  reportError(error);
  process.exit();
});

const rules = parseYaml(await readFile('checks/contract/redocly.yaml', 'utf8')) as RawUniversalConfig;
const config = await createConfig({ ...rules, plugins: [housePlugin] }, { configPath: 'checks/contract/redocly.yaml' });
const problems = uniqueFindings(await lint({ ref: identity.contract, config }));
if (problems.length > 0) {
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'codeframe', totals, version: '', cwd: process.cwd(), maxProblems: 200 });
  process.exitCode = 1;
}

const folder = dirname(identity.contract);
const dataSetFile = join(folder, 'jeu-de-donnees.yaml');
const dataSet: unknown = parseYaml(await readFile(dataSetFile, 'utf8'));
const { bundle: bundled, fileDependencies } = await bundle({ ref: identity.contract, config });
const scenarios = await scenarioFiles(join(folder, 'scenarios'));
const sources = [...fileDependencies].map((file) => relative('.', file));
const used = new Set([...sources, dataSetFile, ...scenarios]);
const all = await glob([`${folder}/**/*.{yaml,json}`, `!${folder}/versions/**`]);
const examples = await Promise.all(
  [...all.filter((file) => file.endsWith('.json')), ...scenarios].map(async (file) => ({
    file,
    text: await readFile(file, 'utf8'),
  })),
);
const faults: readonly Problem[] = [
  ...unusedFiles(all, used),
  ...unknownIdentifiers(examples, dataSet),
  ...duplicateIdentifiers(dataSet, dataSetFile),
];
reportProblems([...faults, ...(problems.length > 0 ? [] : await documentProblems(toObject(bundled.parsed)))]);

/** Returns the problems that involve several objects, for a contract whose objects are each valid. */
async function documentProblems(document: JsonObject): Promise<readonly Problem[]> {
  const inconsistencies = [
    ...contradictions(document),
    ...mismatchedPairs(document),
    ...unknownPointers(document),
    ...inconsistentTitles(document),
    ...mappingFaults(document, { 'fhir-r4': loadFhirR4 }),
  ];
  return [
    ...inconsistencies.map(({ location, ...flaw }) => ({ file: identity.contract, pointer: location, ...flaw })),
    ...(await releaseProblems(identity.contract, sources, document)),
  ];
}

// Applies the house rules of redocly.yaml and of scripts/contract/ to this site’s contract, and compares it with its releases.
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
import { ContractError, toObject } from '@apidoc/openapi';
import { loadContract } from '@apidoc/openapi/node';
import { reservedSlugs } from '@apidoc/reference';
import { scenarioFiles } from '@apidoc/scenarios/node';
import { identity } from '../site/identity';
import { releaseFaults } from './releases/changes';
import { contradictions } from './contract/contradictions';
import { strayPointers } from './contract/errorPointers';
import { unevenTitles } from './contract/errorTitles';
import { doubleIdentifiers, strayIdentifiers, unusedFiles } from './contract/files';
import { housePlugin } from './contract/houseRules';
import { uniqueProblems } from './contract/uniqueProblems';

// What does not read cannot be judged: Redocly would tell it once for each reference to it, and without a remedy.
await loadContract(identity.contract, { reservedSlugs }).catch((error: unknown) => {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exit(1);
});

const rules = parseYaml(await readFile('checks/contract/redocly.yaml', 'utf8')) as RawUniversalConfig;
const config = await createConfig({ ...rules, plugins: [housePlugin] }, { configPath: 'checks/contract/redocly.yaml' });
const problems = uniqueProblems(await lint({ ref: identity.contract, config }));
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
const faults = [
  ...unusedFiles(all, used),
  ...strayIdentifiers(examples, dataSet),
  ...doubleIdentifiers(dataSet, dataSetFile),
];
for (const { file, message } of faults) console.error(`${file}\n  ${message}`);
const document = toObject(bundled.parsed);
const unlike =
  problems.length > 0 ? [] : [...contradictions(document), ...strayPointers(document), ...unevenTitles(document)];
for (const { place, message } of unlike) console.error(`${place}\n  ${message}`);
const untold = problems.length > 0 ? [] : await releaseFaults(identity.contract, sources, document);
for (const { place, message, remedy } of untold) console.error(`${place}\n  ${message}\n  → ${remedy}`);
if (faults.length + unlike.length + untold.length > 0) process.exitCode = 1;

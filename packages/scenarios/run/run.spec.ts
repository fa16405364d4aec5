import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, startMockServer, writeBundle } from '@reliure/mock/node';
import type { MockServer } from '@reliure/mock/node';
import { member, members, pathItemOperations, toArray, toObject } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildReference } from '@reliure/reference';
import { loadScenarios, scenarioFiles, toOperationIndex } from '../load.ts';
import { toScenario } from '../scenario.ts';
import { identity } from '../../../site/identity.ts';
import { startForwarder, type Forwarder } from './forwarder.ts';
import { runRespect, type StepResult } from './respect.ts';
import { buildRuns, type ScenarioRun } from './runs.ts';

const folder = join(dirname(resolve('site', identity.contract)), 'scenarios');
const contract = await loadContract(resolve('site', identity.contract));
const reference = buildReference(contract);
const operations = toOperationIndex(contract.document, reference);
await loadScenarios(folder, contract.document, reference);
const texts = await Promise.all((await scenarioFiles(folder)).map((file) => readFile(file, 'utf8')));
const runs = texts.flatMap((text) => toRuns(text));

/** Violations of the contract, each inserted at one position of a scenario. */
const violations = [
  [
    'a field that the body does not have',
    'dateDebut:',
    'dateArrivee:',
    /must NOT have additional properties; found 'dateArrivee'/,
  ],
  [
    'a value that the body does not accept',
    'modePassation: patient',
    'modePassation: telegramme',
    /modePassation must be equal to/,
  ],
  ['a field that the response does not have', '#/score == 11', '#/total == 11', /"\/total" reaches no value/],
  ['a state that the response does not have', "'demarree'", "'commencee'", /demarree|commencee/],
  [
    'an output that the response does not contain',
    '#/donnees/0/id',
    '#/donnees/0/cle',
    /"\/donnees\/0\/cle" reaches no value/,
  ],
  ['a status that the operation does not return', '== 202', '== 200', /\$statusCode == 200/],
] as const;
const invalidRuns = violations.map(([name, original, changed], index) => {
  const text = texts.find((one) => one.includes('workflowId: suivi-ppc'));
  if (text?.includes(original) !== true) throw new Error(`The scenario suivi-ppc does not contain "${original}".`);
  const [run] = toRuns(text.replaceAll(original, changed), `invalid-${String(index)}`);
  if (run === undefined) throw new Error(`The scenario with ${name} has no runs.`);
  return run;
});

let mock: MockServer;
let forwarder: Forwarder;
let results: readonly StepResult[];

beforeAll(async () => {
  const file = await writeCalledPart(await writeBundle(await readContract(resolve('site', identity.contract))));
  mock = await startMockServer(file);
  const all = [...runs, ...invalidRuns];
  forwarder = await startForwarder(mock.origin, all);
  const names = new Set(all.map(({ scenario }) => scenario));
  const workflowsOf = (name: string) => all.filter(({ scenario }) => scenario === name).map(({ workflow }) => workflow);
  const documents = new Map([...names].map((name) => [name, workflowsOf(name)]));
  results = await runRespect(documents, 'visites', file, forwarder.origin);
});
afterAll(() => {
  forwarder.stop();
  mock.stop();
});

describe('the scenarios', () => {
  it.each(runs.map((run) => [run.id, run] as const))('%s succeeds on the mock server', (id, { path, failingStep }) => {
    const own = forwarder.requests.filter(({ run }) => run === id);
    expect(own.flatMap(({ step, violations }) => violations.map((violation) => `${step}: ${violation}`))).toEqual([]);
    const failed = results.filter(({ workflow, passed }) => workflow === id && !passed);
    // The response that triggers a branch fails its step once. There must be no other failure.
    const reasons = failingStep === undefined || failed[0]?.step !== failingStep ? failed : failed.slice(1);
    expect(reasons).toEqual([]);
    expect(own.map(({ step }) => step)).toEqual(path);
    expect(failed.length > 0).toBe(failingStep !== undefined);
  });

  it.each(violations.map(([name, , , message], index) => [name, message, index] as const))(
    'fail on %s',
    (_name, message, index) => {
      const id = `invalid-${String(index)}`;
      const found = forwarder.requests.filter(({ run }) => run === id).flatMap((one) => one.violations);
      const reasons = results.filter(({ workflow }) => workflow === id).flatMap((result) => result.reasons);
      expect([...found, ...reasons].join('\n')).toMatch(message);
    },
  );
});

/**
 * Writes the contract with only the paths that scenarios call, so that the mock server and Respect have less to read.
 */
async function writeCalledPart(bundle: string): Promise<string> {
  const document = toObject(JSON.parse(await readFile(bundle, 'utf8')));
  const called = new Set(
    runs.flatMap(({ workflow }) => toArray(workflow['steps']).map((step) => member(step, 'operationId'))),
  );
  const paths = members(document['paths']).filter(([, item]) =>
    pathItemOperations(toObject(item)).some(({ operation }) => called.has(operation['operationId'])),
  );
  const file = join(dirname(bundle), 'called.json');
  await writeFile(file, JSON.stringify({ ...document, paths: Object.fromEntries(paths) }));
  return file;
}

function toRuns(text: string, name?: string): readonly ScenarioRun[] {
  const document = toObject(parseYaml(text));
  return buildRuns(document, toScenario(document, operations), name);
}

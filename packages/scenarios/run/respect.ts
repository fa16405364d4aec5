import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { member, members, toArray } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { run } from '../../../scripts/run.mjs';

/** What one step of one workflow gave. */
export interface StepResult {
  readonly workflow: string;
  readonly step: string;
  readonly passed: boolean;
  /** Why it did not. */
  readonly reasons: readonly string[];
}

const folder = resolve('.cache/scenarios');

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/**
 * Runs workflows with Redocly Respect, in one process.
 *
 * @param documents Arazzo workflows by document: inside one, steps of the same name must keep the same data.
 * @param source Name of the source that they call.
 * @param contract The contract as one JSON file.
 * @param origin The server that is called instead of the contract’s.
 * @throws With Respect’s own words, when it does not come to run them.
 */
export async function runRespect(
  documents: ReadonlyMap<string, readonly JsonObject[]>,
  source: string,
  contract: string,
  origin: string,
): Promise<readonly StepResult[]> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    [...documents].map(([name, workflows]) => writeRuns(name, workflows, source, contract)),
  );
  const results = `${folder}/results.json`;
  await writeFile(results, '{}');
  // Its validator takes the conditions of a schema (`if`) for closed objects; answers are held to their schemas elsewhere.
  const options = ['--severity', 'SCHEMA_CHECK=off', '--server', `${source}=${origin}`, '--json-output', results];
  // Outside the project’s folder its lint rules, which are for the contract, do not apply.
  const { output } = await run(['redocly', 'respect', ...files, ...options], { quiet: true, env: quiet, cwd: folder });
  const report: unknown = JSON.parse(await readFile(results, 'utf8'));
  const outcomes = members(member(report, 'files'));
  if (outcomes.length !== files.length) throw new Error(`Respect did not run all:\n${output}`);
  return outcomes.flatMap(([, outcome]) => toArray(member(outcome, 'executedWorkflows')).flatMap(toStepResults));
}

async function writeRuns(
  name: string,
  workflows: readonly JsonObject[],
  source: string,
  contract: string,
): Promise<string> {
  const file = `${name}.arazzo.json`;
  const document = {
    arazzo: '1.0.1',
    info: { title: name, version: '1.0.0' },
    sourceDescriptions: [{ name: source, type: 'openapi', url: contract }],
    workflows,
  };
  await writeFile(`${folder}/${file}`, JSON.stringify(document));
  return file;
}

/** The steps that a workflow ran; a `goto` runs the rest as a workflow inside the first. */
function toStepResults(item: unknown): readonly StepResult[] {
  const inner = toArray(member(item, 'executedSteps'));
  if (member(item, 'type') === 'workflow') return inner.flatMap(toStepResults);
  const failed = toArray(member(item, 'checks')).filter((check) => member(check, 'status') === 'error');
  return [
    {
      workflow: String(member(item, 'workflowId')),
      step: String(member(item, 'stepId')),
      passed: failed.length === 0,
      reasons: failed.map((check) => String(member(check, 'message'))),
    },
  ];
}

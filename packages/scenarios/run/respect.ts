import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { member, members, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { run } from '../../../scripts/run.mjs';

/** The result of one step of a workflow. */
export interface StepResult {
  readonly workflow: string;
  readonly step: string;
  readonly passed: boolean;
  /** The reasons if it failed. */
  readonly reasons: readonly string[];
}

const folder = resolve('.cache/scenarios');

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/**
 * Runs workflows with Redocly Respect, in one process.
 *
 * @param documents Arazzo workflows by document. Within a document, steps with the same name must have the same
 * outputs.
 * @param source Name of the source description that they call.
 * @param contract The contract as one JSON file.
 * @param origin The server to call instead of the contract’s.
 * @throws Error with Respect’s output if it did not run all documents.
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
  // Respect’s validator treats the conditions of a schema (`if`) as closed objects. Other tests check responses against
  // their schemas.
  const options = ['--severity', 'SCHEMA_CHECK=off', '--server', `${source}=${origin}`, '--json-output', results];
  // Outside the project’s folder, the project’s lint rules, which are for the contract, do not apply.
  const { output } = await run(['redocly', 'respect', ...files, ...options], { quiet: true, env: quiet, cwd: folder });
  const report: unknown = JSON.parse(await readFile(results, 'utf8'));
  const outcomes = members(member(report, 'files'));
  if (outcomes.length !== files.length) throw new Error(`Respect did not run all documents:\n${output}`);
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

/** Returns the results of a workflow’s steps. After a `goto`, the remaining steps run as a nested workflow. */
function toStepResults(item: unknown): readonly StepResult[] {
  const nested = toArray(member(item, 'executedSteps'));
  if (member(item, 'type') === 'workflow') return nested.flatMap(toStepResults);
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

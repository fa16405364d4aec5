import { member, members, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { plainWay } from '../plainWay';
import type { Branch, Condition, Scenario } from '../types';

/** One way through a scenario: without a hitch, or with one of its branches taken. */
export interface ScenarioRun {
  /** Also the workflow’s id in the document that is run. */
  readonly id: string;
  readonly scenario: string;
  /** The Arazzo workflow, with the headers that lead the mock server. */
  readonly workflow: JsonObject;
  /** The steps that must be asked for, in their order. */
  readonly path: readonly string[];
  /** The answer that each step asks for: at its first attempt, then at all others. */
  readonly answers: ReadonlyMap<string, readonly [first: string, later: string]>;
  /** The step whose first answer is the branch’s. */
  readonly failing?: string;
}

/** Header that tells the forwarder which run and which step a request belongs to. */
export const runHeader = 'x-run';

/** Separates the two in the header’s value; no Arazzo name holds it. */
export const runSeparator = '/';

/**
 * All ways through one scenario: the plain one first, then each branch of each step.
 *
 * @param name What the runs’ ids begin with.
 */
export function buildRuns(document: JsonObject, scenario: Scenario, name = scenario.name): readonly ScenarioRun[] {
  const branches = scenario.steps.flatMap((step) => step.branches.map((branch) => ({ step: step.number, branch })));
  return [
    buildRun(document, scenario, name),
    ...branches.map(({ step, branch }) => {
      const id = `${name}--${String(scenario.steps[step - 1]?.id)}--${branch.name}`;
      return buildRun(document, scenario, id, { step, branch });
    }),
  ];
}

interface Taken {
  readonly step: number;
  readonly branch: Branch;
}

function buildRun(document: JsonObject, scenario: Scenario, id: string, taken?: Taken): ScenarioRun {
  const [workflow] = toArray(document['workflows']);
  const sources = toArray(member(workflow, 'steps'));
  const answers = scenario.steps.map((step, index) => {
    const usual = toPreference(step.expected, member(sources[index], 'x-example'));
    if (taken?.step !== step.number) return [step.id, [usual, usual]] as const;
    const action = toArray(member(sources[index], 'onFailure')).find(
      (one) => member(one, 'name') === taken.branch.name,
    );
    return [step.id, [toPreference(taken.branch.condition, member(action, 'x-example')), usual]] as const;
  });
  const failing = taken === undefined ? undefined : scenario.steps[taken.step - 1]?.id;
  return {
    id,
    scenario: scenario.name,
    workflow: toWorkflow(workflow, id),
    path: toStepNumbers(scenario, taken).map((number) => String(scenario.steps[number - 1]?.id)),
    answers: new Map(answers),
    ...(failing !== undefined && { failing }),
  };
}

/**
 * What Prism is asked for; a condition that names no status is of an answer that is a success elsewhere.
 *
 * @see https://docs.stoplight.io/docs/prism/f51bcc80a02db-installation#modifying-responses
 */
function toPreference({ status = '200', error }: Condition, example: unknown): string {
  const name = toText(example) ?? error?.code;
  return name === undefined ? `code=${status}` : `code=${status}, example=${name}`;
}

/** The numbers of the steps that are asked for. */
function toStepNumbers(scenario: Scenario, taken: Taken | undefined): readonly number[] {
  const plain = plainWay(scenario.steps);
  if (taken === undefined) return plain;
  const at = plain.indexOf(taken.step);
  if (at < 0) {
    const step = String(scenario.steps[taken.step - 1]?.id);
    throw new Error(
      `Scenario ${scenario.name}: branch ${taken.branch.name} of ${step} is off the plain way and cannot be run.`,
    );
  }
  return [...plain.slice(0, at + 1), ...afterBranch(scenario, taken)];
}

function afterBranch(scenario: Scenario, { step, branch }: Taken): readonly number[] {
  switch (branch.action.kind) {
    case 'end':
      return [];
    case 'goto':
      return plainWay(scenario.steps, branch.action.step);
    case 'retry':
      return [...(branch.action.step === undefined ? [] : [branch.action.step]), ...plainWay(scenario.steps, step)];
  }
}

/** The workflow as it is run: documented values for its inputs, each request marked, and no waiting. */
function toWorkflow(workflow: unknown, id: string): JsonObject {
  const inputs = member(workflow, 'inputs');
  const properties = members(member(inputs, 'properties')).map(([name, schema]): [string, unknown] => {
    const example = toArray(member(schema, 'examples'))[0];
    return [name, { ...toMembers(schema), default: example }];
  });
  const steps = toArray(member(workflow, 'steps')).map((step) => {
    const value = `${id}${runSeparator}${String(member(step, 'stepId'))}`;
    return {
      ...toMembers(step),
      parameters: [...toArray(member(step, 'parameters')), { in: 'header', name: runHeader, value }],
      ...(member(step, 'onFailure') !== undefined && {
        onFailure: toArray(member(step, 'onFailure')).map((action) => withoutWaiting(toMembers(action))),
      }),
    };
  });
  return {
    ...toMembers(workflow),
    workflowId: id,
    inputs: { ...toMembers(inputs), properties: Object.fromEntries(properties) },
    steps,
  };
}

function withoutWaiting(action: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'retryAfter'));
}

function toMembers(value: unknown): JsonObject {
  return Object.fromEntries(members(value));
}

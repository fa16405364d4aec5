import { member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toPreference } from '../calls/preference.ts';
import { happyPath } from '../happyPath.ts';
import type { Branch, Scenario } from '../types.ts';

/** One path through a scenario: without errors, or with one of its branches. */
export interface ScenarioRun {
  /** Also the workflow’s ID in the document that is run. */
  readonly id: string;
  readonly scenario: string;
  /** The Arazzo workflow, with the headers that control the mock server. */
  readonly workflow: JsonObject;
  /** The IDs of the steps that must be called, in their order. */
  readonly path: readonly string[];
  /** The `Prefer` header of each step, in its first attempt and in later ones. */
  readonly preferences: ReadonlyMap<string, readonly [first: string, later: string]>;
  /** The step whose first response triggers the branch. */
  readonly failingStep?: string;
}

/** The header with the run and the step of a request, for the forwarder. */
export const runHeader = 'x-run';

/** Separates run and step in the header. No Arazzo name contains it. */
export const runSeparator = '/';

/**
 * Returns all paths through a scenario: first the one without errors, then one for each branch of each step.
 *
 * @param name Beginning of the runs’ IDs.
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

interface StepBranch {
  readonly step: number;
  readonly branch: Branch;
}

function buildRun(document: JsonObject, scenario: Scenario, id: string, branchToTake?: StepBranch): ScenarioRun {
  const [workflow] = toArray(document['workflows']);
  const sources = toArray(member(workflow, 'steps'));
  const preferences = scenario.steps.map((step, index) => {
    const onSuccess = toPreference(step.expected, step.example);
    if (branchToTake?.step !== step.number) return [step.id, [onSuccess, onSuccess]] as const;
    const action = toArray(member(sources[index], 'onFailure')).find(
      (one) => member(one, 'name') === branchToTake.branch.name,
    );
    return [
      step.id,
      [toPreference(branchToTake.branch.condition, toText(member(action, 'x-example'))), onSuccess],
    ] as const;
  });
  const failingStep = branchToTake === undefined ? undefined : scenario.steps[branchToTake.step - 1]?.id;
  return {
    id,
    scenario: scenario.name,
    workflow: toWorkflow(workflow, id),
    path: toStepNumbers(scenario, branchToTake).map((number) => String(scenario.steps[number - 1]?.id)),
    preferences: new Map(preferences),
    ...(failingStep !== undefined && { failingStep }),
  };
}

/** Returns the numbers of the steps that must be called. */
function toStepNumbers(scenario: Scenario, branchToTake: StepBranch | undefined): readonly number[] {
  const path = happyPath(scenario.steps);
  if (branchToTake === undefined) return path;
  const at = path.indexOf(branchToTake.step);
  if (at < 0) {
    const step = String(scenario.steps[branchToTake.step - 1]?.id);
    throw new Error(
      `Scenario ${scenario.name}: branch ${branchToTake.branch.name} cannot be run, because step ${step} is not on the happy path.`,
    );
  }
  return [...path.slice(0, at + 1), ...afterBranch(scenario, branchToTake)];
}

function afterBranch(scenario: Scenario, { step, branch }: StepBranch): readonly number[] {
  switch (branch.action.kind) {
    case 'end':
      return [];
    case 'goto':
      return happyPath(scenario.steps, branch.action.step);
    case 'retry':
      return [...(branch.action.step === undefined ? [] : [branch.action.step]), ...happyPath(scenario.steps, step)];
  }
}

/**
 * Prepares a workflow to be run: inputs get their examples as defaults, requests are marked, and retries do not wait.
 */
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

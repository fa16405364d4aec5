import { atPointer, member, members, parseJson, toArray, toNumber, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, ParameterLocation } from '@reliure/openapi';
import { pickOperationLink } from '@reliure/richtext';
import type { CallableOperation, KnownResponse } from './callableOperation.ts';
import { toExpression } from './selectors.ts';
import { toCondition } from './conditions.ts';
import { sourcesIn, withPlaceholders, type DataSource } from './expressions.ts';
import { createVariables, isAuthorization, type NameVariable } from './calls/variables.ts';
import type {
  Action,
  Branch,
  Input,
  StepOutput,
  Request,
  Scenario,
  SentParameter,
  ScenarioStep,
  UsedValue,
} from './types.ts';

/** The pages of the operations that a scenario may call, by `operationId`. */
export type OperationIndex = ReadonlyMap<string, CallableOperation>;

/**
 * Builds the scenario from the only workflow of an Arazzo document.
 *
 * @param document A document without `scenarioProblems`.
 */
export function toScenario(document: JsonObject, operations: OperationIndex): Scenario {
  const [workflow] = toArray(document['workflows']);
  const sources = toArray(member(workflow, 'steps')).flatMap((step, index) => {
    const page = operations.get(toText(member(step, 'operationId')) ?? '');
    return page === undefined ? [] : [{ step, page, number: index + 1, sent: sentParameters(workflow, step) }];
  });
  const numbers = new Map(sources.map(({ step, number }) => [String(member(step, 'stepId')), number]));
  const context = { sources, numbers, nameVariable: createVariables(workflow, numbers) };
  return {
    name: toText(member(workflow, 'workflowId')) ?? '',
    title: toText(member(workflow, 'summary')) ?? '',
    description: toText(member(workflow, 'description')) ?? '',
    inputs: members(member(member(workflow, 'inputs'), 'properties')).map(([name, schema]) =>
      toInput(name, schema, context),
    ),
    steps: sources.map((source) => toStep(source, context)),
  };
}

/** A step with the page of its operation and the parameters it sends. */
interface StepSource {
  readonly step: unknown;
  readonly page: CallableOperation;
  readonly number: number;
  readonly sent: readonly unknown[];
}

/** All steps of a scenario, their numbers by ID, and the names of its variables. */
interface Context {
  readonly sources: readonly StepSource[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly nameVariable: NameVariable;
}

/** Returns the parameters of a step. They override those of its workflow. */
export function sentParameters(workflow: unknown, step: unknown): readonly unknown[] {
  const key = (parameter: unknown) => `${String(member(parameter, 'in'))} ${String(member(parameter, 'name'))}`;
  const all = [...toArray(member(workflow, 'parameters')), ...toArray(member(step, 'parameters'))];
  return [...new Map(all.map((parameter) => [key(parameter), parameter])).values()];
}

function toInput(name: string, schema: unknown, { sources, nameVariable }: Context): Input {
  const isThisInput = (source: DataSource) => source.kind === 'input' && source.name === name;
  const example = toText(toArray(member(schema, 'examples'))[0]);
  const authorized = sources.filter(({ sent }) =>
    sent.some((parameter) => isAuthorization(parameter) && sourcesIn(member(parameter, 'value')).some(isThisInput)),
  );
  const scopes = authorized.flatMap(({ page }) => page.facts.security[0]?.flatMap((one) => one.scopes) ?? []);
  return {
    name,
    variable: nameVariable({ kind: 'input', name }),
    description: toText(member(schema, 'description')) ?? '',
    ...(example !== undefined && member(schema, 'format') !== 'password' && { example }),
    usedIn: sources.filter((source) => stepSources(source).some(isThisInput)).map(({ number }) => number),
    scopes: [...new Set(scopes)].sort(),
  };
}

/** Returns the origins of all values that the request and the criteria of a step refer to. */
function stepSources({ step, sent }: StepSource): readonly DataSource[] {
  const values = sent.map((parameter) => member(parameter, 'value'));
  const conditions = toArray(member(step, 'successCriteria')).flatMap((criterion) =>
    (toText(member(criterion, 'condition')) ?? '').split(' '),
  );
  return sourcesIn([values, member(member(step, 'requestBody'), 'payload'), conditions]);
}

function toStep(source: StepSource, context: Context): ScenarioStep {
  const { step, page, number } = source;
  const { numbers } = context;
  const next = toArray(member(step, 'onSuccess')).map((action) => numbers.get(String(member(action, 'stepId'))))[0];
  const expected = toCondition(toArray(member(step, 'successCriteria')), page.responses);
  const response = page.responses.find(({ status }) => status === expected.status);
  const example = toText(member(step, 'x-example'));
  const timeout = toNumber(member(step, 'timeout'));
  return {
    id: String(member(step, 'stepId')),
    number,
    operation: pickOperationLink(page),
    description: toText(member(step, 'description')) ?? '',
    request: toRequest(source, context.nameVariable),
    usedValues: uniqueUsedValues(stepSources(source), context),
    expected,
    ...(example !== undefined && { example }),
    outputs: members(member(step, 'outputs')).map(([name, expression]) =>
      toStepOutput(step, name, expression, response, context),
    ),
    branches: toArray(member(step, 'onFailure')).map((action) => toBranch(action, page, numbers)),
    ...(timeout !== undefined && { timeoutSeconds: timeout / 1000 }),
    ...(next !== undefined && { continueAt: next }),
  };
}

function toRequest({ step, sent }: StepSource, nameVariable: NameVariable): Request {
  const body = member(step, 'requestBody');
  const payload = withPlaceholders(member(body, 'payload'), nameVariable);
  return {
    parameters: sent.map((parameter) => toSentParameter(parameter, nameVariable)),
    ...(payload !== undefined && {
      body: { mediaType: String(member(body, 'contentType')), text: writeJson(payload, 2) },
    }),
  };
}

const locations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie'];

function toSentParameter(parameter: unknown, nameVariable: NameVariable): SentParameter {
  const location = locations.find((known) => known === member(parameter, 'in')) ?? 'query';
  const text = String(withPlaceholders(member(parameter, 'value'), nameVariable));
  return { location, name: String(member(parameter, 'name')), text };
}

function uniqueUsedValues(sources: readonly DataSource[], { numbers, nameVariable }: Context): readonly UsedValue[] {
  const usedValues = sources.map((source): UsedValue => {
    const step = source.kind === 'output' ? numbers.get(source.step) : undefined;
    return { name: source.name, variable: nameVariable(source), ...(step !== undefined && { step }) };
  });
  return [...new Map(usedValues.map((value) => [`${value.name} ${String(value.step)}`, value])).values()];
}

function toStepOutput(
  step: unknown,
  name: string,
  expression: unknown,
  response: KnownResponse | undefined,
  { sources, nameVariable }: Context,
): StepOutput {
  const output = { kind: 'output', step: String(member(step, 'stepId')), name } as const;
  const [, header, pointer] = /^\$response\.(?:header\.(\S+)|body#(\S+))$/.exec(toExpression(expression)) ?? [];
  const isThisOutput = (source: DataSource) =>
    source.kind === 'output' && source.step === output.step && source.name === name;
  const from =
    header === undefined
      ? ({ location: 'body', name: pointer ?? '' } as const)
      : ({ location: 'header', name: header } as const);
  const example = exampleAt(from, response, toText(member(step, 'x-example')));
  return {
    name,
    variable: nameVariable(output),
    ...(example !== undefined && { example }),
    from,
    usedIn: sources.filter((source) => stepSources(source).some(isThisOutput)).map(({ number }) => number),
  };
}

/**
 * Returns a text in the contract’s example of a response.
 *
 * @param name The name of the example; by default the first one.
 */
function exampleAt(
  { location, name: path }: StepOutput['from'],
  response: KnownResponse | undefined,
  name: string | undefined,
): string | undefined {
  if (location === 'header') {
    const field = response?.headers.find((one) => one.name.toLowerCase() === path.toLowerCase());
    return toText(parseJson(field?.node.examples[0] ?? ''));
  }
  const examples = response?.contents[0]?.examples ?? [];
  const { text } = examples.find((one) => one.name === name) ?? examples[0] ?? {};
  return toText(atPointer(parseJson(text ?? ''), path));
}

function toBranch(action: unknown, page: CallableOperation, numbers: ReadonlyMap<string, number>): Branch {
  return {
    name: String(member(action, 'name')),
    condition: toCondition(toArray(member(action, 'criteria')), page.responses),
    action: toAction(action, numbers),
  };
}

/** @see https://spec.openapis.org/arazzo/v1.0.1.html#failure-action-object */
function toAction(action: unknown, numbers: ReadonlyMap<string, number>): Action {
  const step = numbers.get(String(member(action, 'stepId')));
  const type = member(action, 'type');
  if (type === 'goto' && step !== undefined) return { kind: 'goto', step };
  if (type !== 'retry') return { kind: 'end' };
  return {
    kind: 'retry',
    ...(step !== undefined && { step }),
    afterSeconds: toNumber(member(action, 'retryAfter')) ?? 0,
    limit: toNumber(member(action, 'retryLimit')) ?? 1,
  };
}

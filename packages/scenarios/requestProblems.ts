import { member, nearest, toArray } from '@reliure/openapi';
import type { PointerProblem } from '@reliure/openapi';
import type { CallableOperation } from './callableOperation.ts';
import { sourcesIn, toSource, type DataSource } from './expressions.ts';
import { toProblem } from './toProblem.ts';
import { sentParameters } from './scenario.ts';

/** The values that are known before a step of the workflow. */
export interface KnownValues {
  readonly inputs: ReadonlySet<string>;
  /** The outputs of the previous steps, by step. */
  readonly outputs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds problems in the request of a step: in its parameters, its body, and the values they refer to. */
export function requestProblems(
  pointer: string,
  workflow: unknown,
  step: unknown,
  known: KnownValues,
  page: CallableOperation,
): readonly PointerProblem[] {
  return [
    ...parameterProblems(pointer, workflow, step, page),
    ...bodyProblems(pointer, step, page),
    ...expressionProblems(pointer, workflow, step, known),
  ];
}

function parameterProblems(
  pointer: string,
  workflow: unknown,
  step: unknown,
  page: CallableOperation,
): readonly PointerProblem[] {
  const fields = page.parameters.flatMap(({ location, fields: own }) => own.map((field) => ({ location, field })));
  const sent = sentParameters(workflow, step);
  const isSent = (location: string, name: string) =>
    sent.some(
      (parameter) => member(parameter, 'in') === location && sameName(location, member(parameter, 'name'), name),
    );
  const missing = fields
    .filter(({ location, field }) => field.required && !isSent(location, field.name))
    .map(({ location, field }) =>
      toProblem(
        pointer,
        `The operation requires the ${location} parameter "${field.name}".`,
        'Add it to the step’s `parameters`.',
      ),
    );
  const unknown = toArray(member(step, 'parameters')).flatMap((parameter, index) => {
    const [location, name] = [String(member(parameter, 'in')), String(member(parameter, 'name'))];
    if (sameName(location, name, 'Authorization') && location === 'header') return [];
    if (fields.some((known) => known.location === location && sameName(location, name, known.field.name))) return [];
    const message = `The operation has no ${location} parameter "${name}".`;
    const names = fields.filter((known) => known.location === location).map(({ field }) => field.name);
    return [toProblem(`${pointer}/parameters/${index}/name`, message, nearest(name, names))];
  });
  const needsToken =
    page.facts.security.every((alternative) => alternative.length > 0) && page.facts.security.length > 0;
  const lacksToken = needsToken && !isSent('header', 'Authorization');
  return [
    ...missing,
    ...unknown,
    ...(lacksToken
      ? [toProblem(pointer, 'The operation needs an access token.', 'Send an `Authorization` header.')]
      : []),
  ];
}

function sameName(location: string, one: unknown, other: string): boolean {
  return location === 'header' ? String(one).toLowerCase() === other.toLowerCase() : one === other;
}

function bodyProblems(pointer: string, step: unknown, page: CallableOperation): readonly PointerProblem[] {
  const body = member(step, 'requestBody');
  if (body === undefined) {
    if (page.body?.required !== true) return [];
    return [toProblem(pointer, 'The operation requires a body.', 'Add a `requestBody`.')];
  }
  const mediaTypes = page.body?.contents.map(({ mediaType }) => mediaType) ?? [];
  const mediaType = String(member(body, 'contentType'));
  if (mediaTypes.includes(mediaType)) return [];
  const message = `The operation does not accept a body of type "${mediaType}".`;
  return [toProblem(`${pointer}/requestBody`, message, nearest(mediaType, mediaTypes))];
}

/** Requires that every value is known before the step: it is an input, or an output of a previous step. */
function expressionProblems(
  pointer: string,
  workflow: unknown,
  step: unknown,
  known: KnownValues,
): readonly PointerProblem[] {
  const conditions = toArray(member(step, 'successCriteria')).flatMap((criterion) =>
    String(member(criterion, 'condition')).split(' '),
  );
  const values = [sentParameters(workflow, step), member(member(step, 'requestBody'), 'payload'), conditions];
  const expressions = JSON.stringify(values).match(/\$(?:inputs|steps|workflows|outputs|components)\.[^"{}\s]*/g) ?? [];
  return [
    ...sourcesIn(values).flatMap((source) => sourceProblem(pointer, source, known)),
    ...expressions
      .filter((expression) => toSource(expression) === undefined)
      .map((expression) =>
        toProblem(
          pointer,
          `Expression "${expression}" is not supported.`,
          'Write `$inputs.name` or `$steps.step.outputs.name`.',
        ),
      ),
  ];
}

function sourceProblem(
  pointer: string,
  source: DataSource,
  { inputs, outputs }: KnownValues,
): readonly PointerProblem[] {
  if (source.kind === 'input') {
    if (inputs.has(source.name)) return [];
    return [toProblem(pointer, `Input "${source.name}" is not declared.`, nearest(source.name, inputs))];
  }
  const names = outputs.get(source.step);
  if (names === undefined) {
    const message = `Step "${source.step}" does not come before this one.`;
    return [toProblem(pointer, message, nearest(source.step, outputs.keys()))];
  }
  if (names.has(source.name)) return [];
  return [toProblem(pointer, `Step "${source.step}" has no output "${source.name}".`, nearest(source.name, names))];
}

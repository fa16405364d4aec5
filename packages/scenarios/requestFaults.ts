import { member, nearest, toArray } from '@apidoc/openapi';
import type { PointerFlaw } from '@apidoc/openapi';
import type { CallableOperation } from './calledOperation';
import { sourcesIn, toSource, type DataSource } from './expressions';
import { fault } from './fault';
import { sentParameters } from './scenario';

/** The values that are known before a step of the workflow. */
export interface Told {
  readonly inputs: ReadonlySet<string>;
  /** The outputs of the previous steps, by step. */
  readonly outputs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds faults in the request of a step: in its parameters, its body, and the values they refer to. */
export function requestFaults(
  pointer: string,
  workflow: unknown,
  step: unknown,
  told: Told,
  page: CallableOperation,
): readonly PointerFlaw[] {
  return [
    ...parameterFaults(pointer, workflow, step, page),
    ...bodyFaults(pointer, step, page),
    ...expressionFaults(pointer, workflow, step, told),
  ];
}

function parameterFaults(
  pointer: string,
  workflow: unknown,
  step: unknown,
  page: CallableOperation,
): readonly PointerFlaw[] {
  const fields = page.parameters.flatMap(({ location: place, fields: own }) => own.map((field) => ({ place, field })));
  const sent = sentParameters(workflow, step);
  const isSent = (place: string, name: string) =>
    sent.some((parameter) => member(parameter, 'in') === place && sameName(place, member(parameter, 'name'), name));
  const missing = fields
    .filter(({ place, field }) => field.required && !isSent(place, field.name))
    .map(({ place, field }) =>
      fault(pointer, `The operation requires "${field.name}" (${place}).`, 'Add it to the step’s `parameters`.'),
    );
  const unknown = toArray(member(step, 'parameters')).flatMap((parameter, index) => {
    const [place, name] = [String(member(parameter, 'in')), String(member(parameter, 'name'))];
    if (sameName(place, name, 'Authorization') && place === 'header') return [];
    if (fields.some((known) => known.place === place && sameName(place, name, known.field.name))) return [];
    const message = `The operation takes no "${name}" (${place}).`;
    const names = fields.filter((known) => known.place === place).map(({ field }) => field.name);
    return [fault(`${pointer}/parameters/${index}/name`, message, nearest(name, names))];
  });
  const needsToken =
    page.facts.security.every((alternative) => alternative.length > 0) && page.facts.security.length > 0;
  const tokenless = needsToken && !isSent('header', 'Authorization');
  return [
    ...missing,
    ...unknown,
    ...(tokenless ? [fault(pointer, 'The operation needs an access token.', 'Send an `Authorization` header.')] : []),
  ];
}

function sameName(place: string, one: unknown, other: string): boolean {
  return place === 'header' ? String(one).toLowerCase() === other.toLowerCase() : one === other;
}

function bodyFaults(pointer: string, step: unknown, page: CallableOperation): readonly PointerFlaw[] {
  const body = member(step, 'requestBody');
  if (body === undefined) {
    if (page.body?.required !== true) return [];
    return [fault(pointer, 'The operation requires a body.', 'Add a `requestBody`.')];
  }
  const mediaTypes = page.body?.contents.map(({ mediaType }) => mediaType) ?? [];
  const mediaType = String(member(body, 'contentType'));
  if (mediaTypes.includes(mediaType)) return [];
  const message = `The operation takes no body of type "${mediaType}".`;
  return [fault(`${pointer}/requestBody`, message, nearest(mediaType, mediaTypes))];
}

/** Requires that every value is known before the step: it is an input, or an output of a previous step. */
function expressionFaults(pointer: string, workflow: unknown, step: unknown, told: Told): readonly PointerFlaw[] {
  const conditions = toArray(member(step, 'successCriteria')).flatMap((criterion) =>
    String(member(criterion, 'condition')).split(' '),
  );
  const values = [sentParameters(workflow, step), member(member(step, 'requestBody'), 'payload'), conditions];
  const unread = JSON.stringify(values).match(/\$(?:inputs|steps|workflows|outputs|components)\.[^"{}\s]*/g) ?? [];
  return [
    ...sourcesIn(values).flatMap((source) => sourceFault(pointer, source, told)),
    ...unread
      .filter((expression) => toSource(expression) === undefined)
      .map((expression) =>
        fault(pointer, `"${expression}" is not shown.`, 'Write `$inputs.name` or `$steps.step.outputs.name`.'),
      ),
  ];
}

function sourceFault(pointer: string, source: DataSource, { inputs, outputs }: Told): readonly PointerFlaw[] {
  if (source.kind === 'input') {
    if (inputs.has(source.name)) return [];
    return [fault(pointer, `Input "${source.name}" is not declared.`, nearest(source.name, inputs))];
  }
  const kept = outputs.get(source.step);
  if (kept === undefined) {
    const message = `Step "${source.step}" does not stand before this one.`;
    return [fault(pointer, message, nearest(source.step, outputs.keys()))];
  }
  if (kept.has(source.name)) return [];
  return [fault(pointer, `Step "${source.step}" keeps no "${source.name}".`, nearest(source.name, kept))];
}

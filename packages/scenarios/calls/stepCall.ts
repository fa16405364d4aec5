import { members } from '@reliure/openapi';
import type { ParameterLocation } from '@reliure/openapi';
import { callVariables, encode, encodeQuery } from '@reliure/samples';
import type { Pair, Template } from '@reliure/samples';
import type { ScenarioStep } from '../types.ts';

/** The request of a step. Values that come from elsewhere are variables. */
export interface StepCall {
  /** Without the query, encoded. */
  readonly address: Template;
  /** Names are encoded, values are not. */
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  /** Value of the header with the cookies, encoded; empty if there are none. */
  readonly cookies: Template;
  readonly body?: StepBody;
}

/** The body of a step, or its parts. */
export type StepBody =
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: Template }
  | { readonly kind: 'multipart'; readonly parts: readonly Pair[] };

/** Returns the request of a step. */
export function toStepCall({ operation, request, usedValues }: ScenarioStep): StepCall {
  const variables = new Set(usedValues.map(({ variable }) => variable));
  const template = (text: string) => toTemplate(text, variables);
  const at = (wanted: ParameterLocation) => request.parameters.filter(({ location }) => location === wanted);
  const pathValues = new Map(at('path').map(({ name, text }) => [name, encodeTexts(template(text), encode)]));
  const path = operation.path
    .split(/(\{[^{}]+\})/)
    .flatMap((part) => pathValues.get(part.slice(1, -1)) ?? toText(part));
  return {
    address: [{ kind: 'environment', name: callVariables.base }, ...path],
    query: at('query').map(({ name, text }) => ({ name: encodeQuery(name), value: template(text) })),
    headers: at('header').map(({ name, text }) => ({ name, value: template(text) })),
    cookies: at('cookie').flatMap(({ name, text }, index) => [
      ...toText(`${index === 0 ? '' : '; '}${encodeQuery(name)}=`),
      ...encodeTexts(template(text), encodeQuery),
    ]),
    ...(request.body !== undefined && { body: toBody(request.body, template) }),
  };
}

/** Encodes the texts between variables. */
export function encodeTexts(template: Template, encodeText: (text: string) => string): Template {
  return template.map((part) => (part.kind === 'text' ? { ...part, text: encodeText(part.text) } : part));
}

function toBody(
  { mediaType, text }: NonNullable<ScenarioStep['request']['body']>,
  template: (text: string) => Template,
): StepBody {
  if (mediaType !== 'multipart/form-data') return { kind: 'text', mediaType, text: template(text) };
  const parts = members(JSON.parse(text)).map(([name, part]) => ({ name, value: template(String(part)) }));
  return { kind: 'multipart', parts };
}

/** Separates the variables in a text, which are in braces, from the rest. */
function toTemplate(text: string, variables: ReadonlySet<string>): Template {
  return text.split(/(\{\w+\})/).flatMap((part): Template => {
    const name = part.slice(1, -1);
    return variables.has(name) ? [{ kind: 'environment', name }] : toText(part);
  });
}

function toText(text: string): Template {
  return text === '' ? [] : [{ kind: 'text', text }];
}

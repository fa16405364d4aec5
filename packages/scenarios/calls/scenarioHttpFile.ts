import { toPlainText, toRichText } from '@reliure/richtext';
import {
  callVariables,
  encodeQuery,
  localServer,
  randomUuid,
  toHttpFile,
  toMultipart,
  toTemplateText,
} from '@reliure/samples';
import type { HttpCall, Pair, Template } from '@reliure/samples';
import { texts } from '../texts/texts.ts';
import type { Scenario, ScenarioStep } from '../types.ts';
import { toPreference } from './preference.ts';
import { isJsonPart } from './callText.ts';
import { encodeTexts, toStepCall, type StepBody } from './stepCall.ts';

/**
 * Returns the calls of a scenario as a file for the HTTP clients of editors. Responses set the variables of later calls.
 *
 * @param page Address of the scenario’s page.
 * @param servers Addresses of the API.
 */
export function toScenarioHttpFile(scenario: Scenario, page: string, servers: readonly string[]): string {
  const { title, description, inputs, steps } = scenario;
  const encoded = variablesToEncode(scenario);
  const known = inputs
    .filter(({ variable }) => variable !== callVariables.token)
    .flatMap(({ variable, example = '' }) => [
      { name: variable, value: example },
      ...(encoded.has(variable) ? [{ name: toEncodedName(variable), value: encodeQuery(example) }] : []),
    ]);
  return toHttpFile({
    title,
    notes: [toPlain(description), texts().httpFile.about(page), texts().httpFile.servers(servers)],
    variables: [
      { name: callVariables.base, value: localServer.url },
      { name: callVariables.token, value: localServer.secret },
      ...known,
    ],
    calls: steps.map((step) => toCall(step, encoded)),
  });
}

/**
 * Returns the variables of queries whose values have to be encoded: these clients insert them as they are. Values of
 * responses may be anything.
 */
function variablesToEncode({ inputs, steps }: Pick<Scenario, 'inputs' | 'steps'>): ReadonlySet<string> {
  const plain = inputs.filter(({ example = '' }) => encodeQuery(example) === example).map(({ variable }) => variable);
  const inQuery = steps.flatMap((step) => toStepCall(step).query.flatMap(({ value }) => variablesIn(value)));
  return new Set(inQuery.filter((variable) => !plain.includes(variable)));
}

function toCall(step: ScenarioStep, encoded: ReadonlySet<string>): HttpCall {
  const { number, operation, description, expected, example, outputs } = step;
  const { address, query, headers, cookies, body } = toStepCall(step);
  const search = query.map(({ name, value }, index) => {
    const text = encodeTexts(value, encodeQuery).map((part) =>
      part.kind === 'environment' && encoded.has(part.name) ? { ...part, name: toEncodedName(part.name) } : part,
    );
    return `${index === 0 ? '?' : '&'}${name}=${toVariables(text)}`;
  });
  const { header, text } = toBody(body);
  return {
    name: texts().step.heading(number, operation.title),
    notes: [
      toPlain(description),
      ...(expected.status === undefined ? [] : [texts().httpFile.expected(expected.status)]),
    ],
    method: operation.method,
    url: toVariables(address) + search.join(''),
    headers: [
      ...headers.map(({ name, value }) => ({ name, value: toVariables(value) })),
      // The mock server keeps no state. Others ignore this header.
      { name: 'Prefer', value: toPreference(expected, example) },
      ...(cookies.length === 0 ? [] : [{ name: 'Cookie', value: toVariables(cookies) }]),
      ...header,
    ],
    ...(text !== undefined && { body: text }),
    outputs: outputs.flatMap(({ variable, from }) => [
      { variable, from },
      ...(encoded.has(variable) ? [{ variable: toEncodedName(variable), from, isEncoded: true as const }] : []),
    ]),
  };
}

function toBody(body: StepBody | undefined): {
  readonly header: readonly { readonly name: string; readonly value: string }[];
  readonly text?: string;
} {
  if (body === undefined) return { header: [] };
  if (body.kind === 'text')
    return { header: [{ name: 'Content-Type', value: body.mediaType }], text: toVariables(body.text) };
  const parts = body.parts.map(({ name, value }) => ({
    name,
    text: toVariables(value),
    ...(isJsonPart(value) && { mediaType: 'application/json' }),
  }));
  const { header, body: text } = toMultipart(parts, texts().httpFile.file);
  return { header: [header], text };
}

function variablesIn(value: Pair['value']): readonly string[] {
  return value.flatMap((part) => (part.kind === 'environment' ? [part.name] : []));
}

function toEncodedName(variable: string): string {
  return `${variable}_ENCODED`;
}

function toVariables(template: Template): string {
  return toTemplateText(
    template,
    (name) => `{{${name}}}`,
    () => randomUuid,
  );
}

function toPlain(markdown: string): string {
  return toPlainText(toRichText(markdown)).trim();
}

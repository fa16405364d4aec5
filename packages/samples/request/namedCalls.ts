import { exampleValue, members, operationParameters, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { bodyContent, isBodiless } from './media.ts';
import type { SampleSource } from '../types.ts';

/** A call of an operation that the contract names, as an operation whose only examples are those of the call. */
export interface NamedCall {
  readonly name: string;
  readonly title: string;
  readonly source: SampleSource;
}

/**
 * Returns the calls that a contract names, if there are several: the examples of the body and of the parameters with the
 * same name belong together. A call sends no optional parameter of its query whose examples are those of other calls, and
 * only those with an example of its own if there are any. The calls are in the order of the body’s examples,
 * then in that of the parameters.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#example-object
 */
export function toNamedCalls(source: SampleSource, resolve: Resolve): readonly NamedCall[] {
  const { operation, pathItem, method } = source;
  const parameters = operationParameters(pathItem, operation, resolve);
  const content = isBodiless(method) ? null : bodyContent(operation['requestBody'], resolve);
  const named = [...(content === null ? [] : [content[1]]), ...parameters].flatMap((holder) =>
    namedExamples(holder, resolve),
  );
  const names = new Set(named.map(([name]) => name));
  if (names.size < 2) return [];
  return [...names].map((name) => ({
    name,
    title: named.flatMap(([own, { summary }]) => (own === name ? (toText(summary) ?? []) : []))[0] ?? name,
    source: {
      ...source,
      pathItem: { ...pathItem, parameters: [] },
      operation: {
        ...operation,
        parameters: chooseParameters(parameters, name, resolve),
        ...(content !== null && {
          requestBody: { content: { [content[0]]: withOnly(name, content[1], resolve) ?? content[1] } },
        }),
      },
    },
  }));
}

type Named = readonly [name: string, example: JsonObject];

function namedExamples(holder: JsonObject, resolve: Resolve): readonly Named[] {
  return members(holder['examples'])
    .map(([name, example]) => [name, resolve(example).node] as const)
    .filter(([, example]) => exampleValue(example, '') !== undefined);
}

function chooseParameters(parameters: readonly JsonObject[], name: string, resolve: Resolve): readonly JsonObject[] {
  const chosen = parameters.map((parameter) => ({ parameter, choice: withOnly(name, parameter, resolve) }));
  const isChosen = chosen.some(({ choice }) => choice !== null);
  return chosen.flatMap(({ parameter, choice }) => {
    // The author chose it for this call, so it is sent like a required one.
    if (choice !== null) return [{ ...choice, required: true }];
    const isOfOthers = isChosen || namedExamples(parameter, resolve).length > 0;
    return isOfOthers && parameter['in'] === 'query' && parameter['required'] !== true ? [] : [parameter];
  });
}

/** Returns a parameter or media type with only one of its examples; `null` if it has none with that name. */
function withOnly(name: string, holder: JsonObject, resolve: Resolve): JsonObject | null {
  const found = namedExamples(holder, resolve).find(([own]) => own === name);
  return found === undefined ? null : { ...holder, example: undefined, examples: { [name]: found[1] } };
}

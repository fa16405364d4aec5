import {
  createResolve,
  escapeToken,
  isObject,
  member,
  members,
  operationParameters,
  rootOperations,
  toArray,
  toText,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';

/** A call of an operation, with the documented response that it requests. */
export interface MockCall {
  readonly operationId: string;
  readonly method: string;
  /** Path and query, filled with the contract’s examples. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CallBody | null;
  readonly response: MockResponse;
}

/** The body of a call: an example of the contract, parsed. */
export interface CallBody {
  readonly mediaType: string;
  readonly value: unknown;
}

/** A response that the contract documents, and the schema to which it must conform. */
export interface MockResponse {
  readonly status: string;
  /** Name of the example; `null` for a response without content. */
  readonly example: string | null;
  readonly mediaType: string | null;
  readonly value: unknown;
  /** JSON pointer of the schema inside the bundled contract, as a URI fragment. */
  readonly schemaPointer: string | null;
}

/** Returns a call for every documented response of every operation, each with the documented request. */
export function buildCalls(document: JsonObject): readonly MockCall[] {
  const resolve = createResolve(document);
  return rootOperations(document, resolve).flatMap(({ path, pathItem, method, operation }) => {
    const parameters = operationParameters(pathItem, operation, resolve);
    const pointer = `#/paths/${encodeURIComponent(escapeToken(path))}/${method}/responses`;
    return toMockResponses(operation, pointer, resolve).map((response) => ({
      operationId: String(operation['operationId']),
      method: method.toUpperCase(),
      url: fillPath(path, parameters) + toQuery(parameters),
      headers: toHeaders(parameters, response.status),
      body: toRequestBody(operation, resolve),
      response,
    }));
  });
}

function toMockResponses(operation: JsonObject, pointer: string, resolve: Resolve): readonly MockResponse[] {
  return members(operation['responses']).flatMap(([status, reference]): readonly MockResponse[] => {
    const { node: response, pointer: target } = resolve(reference);
    const responsePointer = target ?? `${pointer}/${status}`;
    const contents = members(response['content']);
    if (contents.length === 0)
      return [{ status, example: null, mediaType: null, value: undefined, schemaPointer: null }];
    return contents.flatMap(([mediaType, media]): readonly MockResponse[] =>
      members(member(media, 'examples')).map(([example, value]) => ({
        status,
        example,
        mediaType,
        value: resolve(value).node['value'],
        schemaPointer: `${responsePointer}/content/${encodeURIComponent(escapeToken(mediaType))}/schema`,
      })),
    );
  });
}

function toRequestBody(operation: JsonObject, resolve: Resolve): CallBody | null {
  const [content] = members(resolve(operation['requestBody']).node['content']);
  if (content === undefined) return null;
  const [mediaType, media] = content;
  const [example] = members(member(media, 'examples'));
  return example === undefined ? null : { mediaType, value: resolve(example[1]).node['value'] };
}

function fillPath(path: string, parameters: readonly JsonObject[]): string {
  return path.replace(/\{(.+?)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate['in'] === 'path' && candidate['name'] === name);
    return encodeURIComponent(String(exampleOf(parameter)));
  });
}

function toQuery(parameters: readonly JsonObject[]): string {
  const pairs = parameters
    .filter((parameter) => parameter['in'] === 'query')
    .map((parameter): [string, string] => [
      String(parameter['name']),
      toArray([exampleOf(parameter)].flat()).join(','),
    ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function toHeaders(parameters: readonly JsonObject[], status: string): Readonly<Record<string, string>> {
  const own = parameters
    .filter((parameter) => parameter['in'] === 'header')
    // If the condition were met, 304 would be the only response.
    .filter((parameter) => parameter['name'] !== 'If-None-Match' || status === '304')
    .map((parameter): [string, string] => [String(parameter['name']), String(exampleOf(parameter))]);
  return Object.fromEntries(own);
}

function exampleOf(parameter: JsonObject | undefined): unknown {
  if (parameter === undefined) return undefined;
  const [named] = members(parameter['examples']);
  const schema = isObject(parameter['schema']) ? parameter['schema'] : {};
  return (
    parameter['example'] ?? member(named?.[1], 'value') ?? toArray(schema['examples'])[0] ?? toText(schema['const'])
  );
}

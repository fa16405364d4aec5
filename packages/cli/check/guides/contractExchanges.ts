import type { ShownMessage, ShownRequest } from '@reliure/guides/node';
import {
  choices,
  escapeToken,
  member,
  members,
  nearest,
  parseJson,
  methodKeys,
  pathItemOperations,
  toText,
} from '@reliure/openapi';
import type { Problem, JsonObject } from '@reliure/openapi';
import type { OperationPage } from '@reliure/reference';
import { createJsonCheck } from './jsonCheck.ts';
import { apiKeyNames } from './apiKeys.ts';
import { operationAt } from './operationPaths.ts';
import { errorProblem, parameterProblem, statusProblem } from './spans.ts';
import type { ShownResponse } from './types.ts';
import { httpHeaders, type ContractVocabulary } from './vocabulary.ts';

const alwaysAccepted: ReadonlySet<string> = new Set(httpHeaders.map((name) => name.toLowerCase()));

/** Checks of the requests and responses of one contract. */
export interface ContractExchanges {
  /** Whether the contract has an operation or a webhook with this id. */
  readonly has: (operationId: string) => boolean;
  readonly requestProblems: (request: ShownRequest, page: OperationPage) => readonly Problem[];
  /** @param isPartial Whether the body shows only some of its fields. */
  readonly responseProblems: (operationId: string, response: ShownResponse, isPartial: boolean) => readonly Problem[];
  /** @param isPartial Whether the body shows only some of its fields. */
  readonly bodyProblems: (operationId: string, body: string, isPartial: boolean) => readonly Problem[];
}

/** Creates checks of requests and responses in guides against the schemas of a contract. */
export function createContractExchanges(vocabulary: ContractVocabulary): ContractExchanges {
  const { operationsById: operations } = vocabulary;
  const jsonProblems = createJsonCheck(vocabulary);

  function contentProblems(
    content: unknown,
    pointer: string,
    exchange: ShownMessage,
    isPartial: boolean,
  ): readonly Problem[] {
    if (exchange.body === undefined || exchange.body === null) return [];
    const sent = exchange.headers.find(([name]) => /^content-type$/i.test(name))?.[1].replace(/;.*/, '');
    const known = members(content).map(([mediaType]) => mediaType);
    const mediaType = sent ?? known[0];
    if (mediaType === undefined)
      return [{ message: 'The contract does not define a body here.', remedy: 'Remove it.' }];
    if (!known.includes(mediaType))
      return [
        {
          message: `The contract does not define a body of type ${mediaType} here.`,
          remedy: nearest(mediaType, known),
        },
      ];
    if (!mediaType.includes('json')) return [];
    const media = member(content, mediaType);
    const schemaPointer = `${pointer}/content/${encodeURIComponent(escapeToken(mediaType))}/schema`;
    return jsonProblems(exchange.body, schemaPointer, member(media, 'schema'), isPartial);
  }

  function bodyProblems(operationId: string, body: string, isPartial: boolean): readonly Problem[] {
    const page = operations.get(operationId);
    const part = page === undefined ? webhookBody(operationId, vocabulary) : partOf(['requestBody'], page, vocabulary);
    if (part === undefined) return [unknownOperation(operationId, operations.keys())];
    return contentProblems(part.node['content'], part.pointer, { headers: [], body }, isPartial);
  }

  function responseProblems(operationId: string, shown: ShownResponse, isPartial: boolean): readonly Problem[] {
    const page = operations.get(operationId);
    if (page === undefined) return [unknownOperation(operationId, operations.keys())];
    const response = page.responses.find(({ status }) => status === shown.status);
    if (response === undefined) {
      const known = page.responses.map(({ status }) => status);
      return [
        statusProblem(shown.status, vocabulary) ?? {
          message: `${operationId} does not have status ${shown.status}.`,
          remedy: choices(known),
        },
      ];
    }
    const { node, pointer } = partOf(['responses', shown.status], page, vocabulary);
    return [
      ...(vocabulary.isExact ? responseHeaderProblems(shown.headers, response) : []),
      ...contentProblems(node['content'], pointer, shown, isPartial),
      ...problemProblems(shown, page, vocabulary),
    ];
  }

  function has(operationId: string): boolean {
    return operations.has(operationId) || webhookBody(operationId, vocabulary) !== undefined;
  }

  function requestProblems(request: ShownRequest, page: OperationPage): readonly Problem[] {
    const { headers, query } = request;
    const { node, pointer } = partOf(['requestBody'], page, vocabulary);
    return [
      ...headerProblems(headers, page, vocabulary),
      ...query.flatMap(([name, value]) => queryProblems(name, value, page, vocabulary)),
      ...(request.body === undefined && page.body?.required === true
        ? [{ message: `${page.title} requires a body.`, remedy: 'Add it.' }]
        : contentProblems(node['content'], pointer, request, false)),
    ];
  }

  return { has, requestProblems, responseProblems, bodyProblems };
}

/** Returns the problem of an operation that no contract has. */
export function unknownOperation(operationId: string, known: Iterable<string>): Problem {
  return { message: `There is no operation "${operationId}".`, remedy: nearest(operationId, known) };
}

/** A part of the contract with its reference resolved, and the pointer to it. */
interface Part {
  readonly node: JsonObject;
  readonly pointer: string;
}

function partOf(part: readonly string[], page: OperationPage, { document, resolve }: ContractVocabulary): Part {
  const written = part.reduce<unknown>((node, token) => member(node, token), operationAt(page, document, resolve));
  const { node, pointer: target } = resolve(written);
  return { node, pointer: target ?? toPointer(['paths', page.path, ...methodKeys(page.method), ...part]) };
}

/** Returns the body that a webhook sends. */
function webhookBody(operationId: string, { document, resolve }: ContractVocabulary): Part | undefined {
  return members(document['webhooks']).flatMap(([name, item]): readonly Part[] => {
    const webhook = resolve(item);
    const found = pathItemOperations(webhook.node).find(({ operation }) => operation['operationId'] === operationId);
    if (found === undefined) return [];
    const { node, pointer } = resolve(found.operation['requestBody']);
    const start = webhook.pointer ?? toPointer(['webhooks', name]);
    return [
      { node, pointer: pointer ?? `${start}${toPointer([...methodKeys(found.method), 'requestBody']).slice(1)}` },
    ];
  })[0];
}

function toPointer(tokens: readonly string[]): string {
  return `#/${tokens.map((token) => encodeURIComponent(escapeToken(token))).join('/')}`;
}

/** Finds headers that the operation does not have, and required headers that are missing from the request. */
function headerProblems(
  headers: ShownMessage['headers'],
  page: OperationPage,
  { document, isExact }: ContractVocabulary,
): readonly Problem[] {
  const fields = page.parameters.find(({ location }) => location === 'header')?.fields ?? [];
  const known = new Set([...fields.map(({ name }) => name), ...apiKeyNames('header', document)].map(toLower));
  const sent = new Set(headers.map(([name]) => name.toLowerCase()));
  const unknown = headers
    .filter(([name]) => !known.has(name.toLowerCase()) && !alwaysAccepted.has(name.toLowerCase()))
    .map(([name]) => ({
      message: `${page.title} has no header "${name}".`,
      remedy: nearest(
        name,
        fields.map((field) => field.name),
      ),
    }));
  const missing = fields
    .filter(({ name, required }) => required && !sent.has(name.toLowerCase()))
    .map(({ name }) => ({ message: `${page.title} requires the header "${name}".`, remedy: 'Add it.' }));
  return isExact ? [...unknown, ...missing] : missing;
}

/** Finds headers that the response does not have. */
function responseHeaderProblems(
  headers: ShownMessage['headers'],
  response: OperationPage['responses'][number],
): readonly Problem[] {
  const names = response.headers.map(({ name }) => name);
  const known = new Set([...names.map((name) => name.toLowerCase()), 'content-type', 'location']);
  return headers
    .filter(([name]) => !known.has(name.toLowerCase()))
    .map(([name]) => ({ message: `The response has no header "${name}".`, remedy: nearest(name, names) }));
}

function queryProblems(
  written: string,
  value: string,
  page: OperationPage,
  vocabulary: ContractVocabulary,
): readonly Problem[] {
  // Of an object as a parameter, each member is sent: filter[author]=Penrose.
  const name = written.replace(/\[.*$/, '');
  if (apiKeyNames('query', vocabulary.document).includes(name)) return [];
  const fields = page.parameters.find(({ location }) => location === 'query')?.fields ?? [];
  if (fields.some((field) => field.name === name)) return [parameterProblem(name, value, vocabulary) ?? []].flat();
  return [
    {
      message: `${page.title} has no parameter "${name}".`,
      remedy: nearest(
        name,
        fields.map((field) => field.name),
      ),
    },
  ];
}

/** Checks that an error is one of the operation’s errors, and that its title is that of the catalogue. */
function problemProblems(
  { status, body }: ShownResponse,
  page: OperationPage,
  vocabulary: ContractVocabulary,
): readonly Problem[] {
  const code = toText(member(parseJson(body ?? ''), 'code'));
  if (code === undefined || !/^[45]/.test(status)) return [];
  const problem = errorProblem(status, code, vocabulary);
  if (problem !== null) return [problem];
  const own = page.responses.find((response) => response.status === status)?.errors ?? [];
  if (own.length === 0 && !vocabulary.isExact) return [];
  const error = own.find((one) => one.code === code);
  if (error === undefined) {
    return [
      {
        message: `${page.title} does not have the error "${code}".`,
        remedy: nearest(
          code,
          own.map((one) => one.code),
        ),
      },
    ];
  }
  const title = toText(member(parseJson(body ?? ''), 'title'));
  return title === error.title
    ? []
    : [{ message: `The title of "${code}" is not "${String(title)}".`, remedy: `Write "${error.title}".` }];
}

function toLower(text: string): string {
  return text.toLowerCase();
}

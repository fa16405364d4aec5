import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { isObject, member, members, parseJson, toArray, toText, type JsonObject } from '../../core/contract/json';
import { pathItemOperations } from '../../core/contract/operations';
import { escapeToken } from '../../core/contract/pointer';
import type { OperationPage } from '../../core/pages/types';
import { nearest } from '../../core/scenarios/fault';
import { findOperation, operationFlaw } from './operationPaths';
import { openSchema, strangeFields } from './schemaFields';
import { errorFlaw, parameterFlaw, statusFlaw } from './spans';
import type { Exchange, Flaw, ShownAnswer, ShownRequest } from './types';
import { httpHeaders, type Vocabulary } from './vocabulary';

const alwaysTaken: ReadonlySet<string> = new Set(httpHeaders.map((name) => name.toLowerCase()));

export interface ExchangeChecks {
  readonly requestFlaws: (request: ShownRequest) => readonly Flaw[];
  /** @param isPart Whether the body shows only some of its fields. */
  readonly answerFlaws: (operationId: string, answer: ShownAnswer, isPart: boolean) => readonly Flaw[];
  /** @param isPart Whether the body shows only some of its fields. */
  readonly bodyFlaws: (operationId: string, body: string, isPart: boolean) => readonly Flaw[];
}

/** Holds the requests and the answers of guides to the contract’s schemas. */
export function createExchangeChecks(vocabulary: Vocabulary): ExchangeChecks {
  const { document, resolve, operations } = vocabulary;
  const named = new Set(vocabulary.fields.keys());
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });

  function jsonFlaws(text: string, pointer: string, schema: unknown, isPart: boolean): readonly Flaw[] {
    const value = parseJson(text);
    if (value === undefined)
      return [{ message: 'The JSON does not parse.', remedy: 'Mend it: quotes, commas, brackets.' }];
    const check = ajv.getSchema(`contract${pointer}`);
    if (check === undefined) throw new Error(`No schema at ${pointer}.`);
    const isSound = check(value) === true;
    const strange = strangeFields(value, openSchema(schema, resolve), resolve, named).map(({ name, remedy }) => ({
      message: `There is no field "${name}" here.`,
      remedy,
    }));
    const broken = (isSound ? [] : (check.errors ?? []))
      .filter((error) => !(isPart && isLack(error)) && !isStrange(error))
      .map(toFlaw);
    return [...strange, ...broken];
  }

  function contentFlaws(content: unknown, pointer: string, exchange: Exchange, isPart: boolean): readonly Flaw[] {
    if (exchange.body === undefined) return [];
    const sent = exchange.headers.find(([name]) => /^content-type$/i.test(name))?.[1].replace(/;.*/, '');
    const known = members(content).map(([mediaType]) => mediaType);
    const mediaType = sent ?? known[0];
    if (mediaType === undefined) return [{ message: 'There is no body here.', remedy: 'Leave it out.' }];
    if (!known.includes(mediaType))
      return [{ message: `The body is never ${mediaType}.`, remedy: nearest(mediaType, known) }];
    if (!mediaType.includes('json')) return [];
    const media = member(content, mediaType);
    const place = `${pointer}/content/${encodeURIComponent(escapeToken(mediaType))}/schema`;
    return jsonFlaws(exchange.body, place, member(media, 'schema'), isPart);
  }

  function partOf(
    page: OperationPage,
    part: readonly string[],
  ): { readonly node: JsonObject; readonly pointer: string } {
    const tokens = ['paths', page.path, page.method.toLowerCase(), ...part];
    const pointer = `#/${tokens.map((token) => encodeURIComponent(escapeToken(token))).join('/')}`;
    const operation = operationAt(document, page);
    const written = part.reduce<unknown>((node, token) => member(node, token), operation);
    const { node, pointer: target } = resolve(written);
    return { node, pointer: target ?? pointer };
  }

  function bodyFlaws(operationId: string, body: string, isPart: boolean): readonly Flaw[] {
    const page = operations.get(operationId);
    if (page === undefined) return [unknownOperation(operationId, operations.keys())];
    const { node, pointer } = partOf(page, ['requestBody']);
    return contentFlaws(node['content'], pointer, { headers: [], body }, isPart);
  }

  function answerFlaws(operationId: string, answer: ShownAnswer, isPart: boolean): readonly Flaw[] {
    const page = operations.get(operationId);
    if (page === undefined) return [unknownOperation(operationId, operations.keys())];
    const response = page.responses.find(({ status }) => status === answer.status);
    if (response === undefined) {
      const known = page.responses.map(({ status }) => status);
      return [
        statusFlaw(answer.status, vocabulary) ?? {
          message: `${operationId} never answers ${answer.status}.`,
          remedy: `Choose one of: ${known.join(', ')}.`,
        },
      ];
    }
    const { node, pointer } = partOf(page, ['responses', answer.status]);
    const headers = new Set([...response.headers.map(({ name }) => name.toLowerCase()), 'content-type', 'location']);
    const strange = answer.headers
      .filter(([name]) => !headers.has(name.toLowerCase()))
      .map(([name]) => ({
        message: `The answer has no header "${name}".`,
        remedy: nearest(
          name,
          response.headers.map((one) => one.name),
        ),
      }));
    return [
      ...strange,
      ...contentFlaws(node['content'], pointer, answer, isPart),
      ...problemFlaws(answer, page, vocabulary),
    ];
  }

  function requestFlaws(request: ShownRequest): readonly Flaw[] {
    const { method, path, headers, query } = request;
    const flaw = operationFlaw(operations, method, path);
    const page = findOperation(operations, method, path);
    if (flaw !== null || page === undefined) return flaw === null ? [] : [flaw];
    const { node, pointer } = partOf(page, ['requestBody']);
    return [
      ...headerFlaws(headers, page),
      ...query.flatMap(([name, value]) => queryFlaws(name, value, page, vocabulary)),
      ...(request.body === undefined && page.body?.required === true
        ? [{ message: `${page.title} requires a body.`, remedy: 'Show it.' }]
        : contentFlaws(node['content'], pointer, request, false)),
    ];
  }

  return { requestFlaws, answerFlaws, bodyFlaws };
}

function unknownOperation(operationId: string, known: Iterable<string>): Flaw {
  return { message: `There is no operation "${operationId}".`, remedy: nearest(operationId, known) };
}

function operationAt(document: JsonObject, page: OperationPage): JsonObject {
  const item = member(document['paths'], page.path);
  const found = pathItemOperations(isObject(item) ? item : {}).find(
    ({ method }) => method === page.method.toLowerCase(),
  );
  return found?.operation ?? {};
}

/** A header that the operation does not take, or one that it requires and the request leaves out. */
function headerFlaws(headers: Exchange['headers'], page: OperationPage): readonly Flaw[] {
  const fields = page.parameters.find(({ place }) => place === 'header')?.fields ?? [];
  const known = new Set(fields.map(({ name }) => name.toLowerCase()));
  const sent = new Set(headers.map(([name]) => name.toLowerCase()));
  const strange = headers
    .filter(([name]) => !known.has(name.toLowerCase()) && !alwaysTaken.has(name.toLowerCase()))
    .map(([name]) => ({
      message: `${page.title} takes no header "${name}".`,
      remedy: nearest(
        name,
        fields.map((field) => field.name),
      ),
    }));
  const missing = fields
    .filter(({ name, required }) => required && !sent.has(name.toLowerCase()))
    .map(({ name }) => ({ message: `${page.title} requires the header "${name}".`, remedy: 'Send it.' }));
  return [...strange, ...missing];
}

function queryFlaws(name: string, value: string, page: OperationPage, vocabulary: Vocabulary): readonly Flaw[] {
  const fields = page.parameters.find(({ place }) => place === 'query')?.fields ?? [];
  if (fields.some((field) => field.name === name)) return [parameterFlaw(name, value, vocabulary) ?? []].flat();
  return [
    {
      message: `${page.title} takes no parameter "${name}".`,
      remedy: nearest(
        name,
        fields.map((field) => field.name),
      ),
    },
  ];
}

/** An error is one that the operation answers, with the catalogue’s own title. */
function problemFlaws({ status, body }: ShownAnswer, page: OperationPage, vocabulary: Vocabulary): readonly Flaw[] {
  const code = toText(member(parseJson(body ?? ''), 'code'));
  if (code === undefined || !/^[45]/.test(status)) return [];
  const flaw = errorFlaw(status, code, vocabulary);
  if (flaw !== null) return [flaw];
  const own = page.responses.find((response) => response.status === status)?.errors ?? [];
  const error = own.find((one) => one.code === code);
  if (error === undefined) {
    return [
      {
        message: `${page.title} never answers "${code}".`,
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

/** What only says that something is missing, or follows from it. */
function isLack({ keyword, schemaPath }: ErrorObject): boolean {
  return (
    /^(?:required|dependentRequired|minItems|minProperties|if|oneOf|anyOf|allOf|unevaluatedProperties)$/.test(
      keyword,
    ) || /\/(?:then|else|oneOf|anyOf)\//.test(schemaPath)
  );
}

/** Told with a remedy by `strangeFields`. */
function isStrange({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
}

function toFlaw({ instancePath, message, params }: ErrorObject): Flaw {
  const allowed = toArray(member(params, 'allowedValues')).map(String);
  const where = instancePath === '' ? 'The body' : instancePath;
  return {
    message: `${where} ${String(message)}.`,
    remedy: allowed.length > 0 ? `Choose one of: ${allowed.join(', ')}.` : 'See the operation’s page in the reference.',
  };
}

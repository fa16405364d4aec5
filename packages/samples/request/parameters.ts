import { members, operationParameters, toCanonicalJson, toNumber, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaExamples } from '@reliure/schema';
import { ownExample } from './media.ts';
import { contentOf, parameterValue, toSent } from './parameterValue.ts';
import { toScalar } from './serialize.ts';
import { isHeaderName } from './templates.ts';
import { toWholeQuery } from './wholeQuery.ts';
import type { SampleSource } from '../types.ts';
import type { SentParameter } from './writing/sentParameter.ts';

/** The maximum number of optional query parameters in a sample: more would make the call hard to read. */
const maxOptional = 3;

/**
 * Header parameters that OpenAPI ignores, because the body and the security schemes define these headers.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#parameter-object
 */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Returns the parameters that are required, and the optional ones whose example is useful. An example is not useful if
 * it is the default. Optional parameters that only a previous response can supply, such as the position of the next
 * page, and headers that would make the response empty or partial are left out.
 */
export function toSampleParameters(source: SampleSource, resolve: Resolve): readonly SentParameter[] {
  const parameters = operationParameters(source.pathItem, source.operation, resolve);
  const supplied = linkedParameters(source.operation, resolve);
  const at = (location: string) => parameters.filter((parameter) => parameter['in'] === location);
  const isIncluded = (parameter: JsonObject) =>
    parameter['required'] === true || isUseful(parameter, supplied, resolve);
  const query = at('query').filter(isIncluded);
  const optional = query.filter(({ required }) => required !== true).slice(0, maxOptional);
  const sent = [
    ...at('path'),
    ...query.filter((parameter) => parameter['required'] === true || optional.includes(parameter)),
    ...at('header').filter(
      (parameter) => (isIncluded(parameter) || isIdempotencyKey(parameter)) && isSendable(parameter, source.method),
    ),
    ...at('cookie').filter(isIncluded),
  ];
  const [whole] = at('querystring').filter(isIncluded);
  return [
    ...sent.map((parameter) => toSentParameter(parameter, resolve)),
    ...(whole === undefined ? [] : toWholeQuery(whole, resolve)),
  ];
}

function isUseful(parameter: JsonObject, supplied: ReadonlySet<string>, resolve: Resolve): boolean {
  if (parameter['deprecated'] === true || supplied.has(String(parameter['name']))) return false;
  const { keywords } = mergeSchema([parameter['schema'] ?? {}], resolve);
  const example = documentedExample(parameter, keywords, resolve);
  return example !== undefined && toCanonicalJson(example) !== toCanonicalJson(keywords['default']);
}

function documentedExample(parameter: JsonObject, keywords: JsonObject, resolve: Resolve): unknown {
  const content = contentOf(parameter, resolve);
  const own = ownExample(content?.media ?? parameter, resolve, content?.mediaType);
  return own ?? (content === null ? undefined : ownExample(parameter, resolve, '')) ?? schemaExamples(keywords)[0];
}

/**
 * Returns the parameters that a link from a response to the same operation supplies, such as the position of the next
 * page.
 */
function linkedParameters(operation: JsonObject, resolve: Resolve): ReadonlySet<string> {
  const links = members(operation['responses']).flatMap(([, response]) =>
    members(resolve(response).node['links']).map(([, link]) => resolve(link).node),
  );
  const own = links.filter(({ operationId, operationRef }) =>
    operationId === undefined
      ? resolve({ $ref: operationRef }).layers.includes(operation)
      : operationId === operation['operationId'],
  );
  return new Set(
    own.flatMap((link) =>
      members(link['parameters'])
        .filter(([, value]) => String(value).startsWith('$response.'))
        .map(([name]) => name.replace(/^(?:path|query|header|cookie)\./, '')),
    ),
  );
}

/** Whether a header may be sent. Optional conditional headers are only sent with writes. */
function isSendable({ name, required }: JsonObject, method: SampleSource['method']): boolean {
  const header = String(name).toLowerCase();
  if (ignoredHeaders.has(header) || !isHeaderName(header)) return false;
  const isOptionalInRead = required !== true && (method === 'get' || method === 'head');
  return !(isOptionalInRead && (header.startsWith('if-') || header === 'range')) && header !== 'cookie';
}

function isIdempotencyKey({ name }: JsonObject): boolean {
  return String(name).toLowerCase() === 'idempotency-key';
}

/**
 * Returns a parameter with its value. A generated entity tag gets the quotes that the syntax requires.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
function toSentParameter(parameter: JsonObject, resolve: Resolve): SentParameter {
  const own = parameterValue(parameter, resolve);
  const sent = toSent(parameter, own);
  if (parameter['in'] !== 'header') return sent;
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(own.text ?? toScalar(own.value));
  const isUnconstrained = acceptsAnyText(parameter, resolve);
  if (isIdempotencyKey(parameter) && (isUuid || isUnconstrained)) return { ...sent, isGenerated: true };
  const isEntityTag = isUnconstrained && /^if-(?:none-)?match$/i.test(sent.name);
  return isEntityTag ? { ...sent, value: `"${toScalar(own.value)}"` } : sent;
}

/** Whether a parameter has no example and accepts any text of the length of a UUID. */
function acceptsAnyText(parameter: JsonObject, resolve: Resolve): boolean {
  const { keywords, choices } = mergeSchema([parameter['schema'] ?? {}], resolve);
  const isConstrained = ['pattern', 'format', 'enum', 'const', 'default'].some(
    (keyword) => keywords[keyword] !== undefined,
  );
  const isLongEnough = (toNumber(keywords['minLength']) ?? 0) <= 36 && (toNumber(keywords['maxLength']) ?? 36) >= 36;
  const isText = ['string', undefined].includes(toText(keywords['type'])) && choices.length === 0;
  return isText && !isConstrained && isLongEnough && documentedExample(parameter, keywords, resolve) === undefined;
}

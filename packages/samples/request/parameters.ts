import { members, operationParameters, toCanonicalJson, toNumber, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaExamples } from '@reliure/schema';
import { toDelimitedPair } from './delimiters.ts';
import { ownExample } from './media.ts';
import { contentOf, parameterValue, styleOf } from './parameterValue.ts';
import { encode, toStyledHeader, toStyledPairs, toPathText, toScalar } from './serialize.ts';
import { toStyleNote } from './styleNote.ts';
import { toWholeQuery } from './wholeQuery.ts';
import { isHeaderName, mapTexts, text, toHeaderValue } from './templates.ts';
import { texts } from '../texts.ts';
import type { Pair, SampleSource } from '../types.ts';

/** The parameters that a sample sends. */
export interface SampleParameters {
  /** Encoded texts, by name. */
  readonly path: ReadonlyMap<string, string>;
  readonly query: readonly Pair[];
  /** Pairs of the query with delimiters that clients would encode, encoded. */
  readonly delimited: readonly (readonly [name: string, value: string])[];
  /** A query that no pairs can be, encoded. */
  readonly whole?: string;
  readonly headers: readonly Pair[];
  /** Encoded. */
  readonly cookies: readonly Pair[];
  /** What the sample leaves to the reader. */
  readonly notes: readonly string[];
}

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
export function toSampleParameters(source: SampleSource, resolve: Resolve): SampleParameters {
  const parameters = operationParameters(source.pathItem, source.operation, resolve);
  const supplied = linkedParameters(source.operation, resolve);
  const at = (location: string) => parameters.filter((parameter) => parameter['in'] === location);
  const isIncluded = (parameter: JsonObject) =>
    parameter['required'] === true || isUseful(parameter, supplied, resolve);
  const query = at('query').filter(isIncluded);
  const optional = query.filter(({ required }) => required !== true).slice(0, maxOptional);
  const sent = [...at('path'), ...query, ...at('header').filter(isIncluded), ...at('cookie').filter(isIncluded)];
  const shown = query.filter((parameter) => parameter['required'] === true || optional.includes(parameter));
  const [whole] = at('querystring')
    .filter(isIncluded)
    .map((parameter) => toWholeQuery(parameter, resolve));
  return {
    ...(whole !== undefined && 'text' in whole && { whole: whole.text }),
    notes: sent.flatMap((parameter) => toNote(parameter, resolve) ?? []),
    path: new Map(at('path').map((parameter) => [String(parameter['name']), toPathValue(parameter, resolve)])),
    query: [
      ...shown
        .filter((parameter) => delimitedPair(parameter, resolve) === null)
        .flatMap((parameter) => toNamedPairs(parameter, resolve)),
      ...(whole !== undefined && 'fields' in whole
        ? whole.fields.map(({ name, value }) => ({ name, value: text(value) }))
        : []),
    ],
    delimited: shown.map((parameter) => delimitedPair(parameter, resolve)).filter((pair) => pair !== null),
    headers: at('header')
      .filter((parameter) => isIncluded(parameter) || isIdempotencyKey(parameter))
      .filter((parameter) => isSendable(parameter, source.method))
      .map((parameter) => toHeader(parameter, resolve)),
    cookies: at('cookie')
      .filter(isIncluded)
      .flatMap((parameter) => toCookies(parameter, resolve)),
  };
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

/** Whether a header may be sent. Conditional headers are only sent with writes. */
function isSendable({ name }: JsonObject, method: SampleSource['method']): boolean {
  const header = String(name).toLowerCase();
  if (ignoredHeaders.has(header) || !isHeaderName(header)) return false;
  const isRead = method === 'get' || method === 'head';
  return !(isRead && (header.startsWith('if-') || header === 'range')) && header !== 'cookie';
}

function isIdempotencyKey({ name }: JsonObject): boolean {
  return String(name).toLowerCase() === 'idempotency-key';
}

/**
 * Returns a header. An idempotency key is generated for each call, because a key that everybody copies would replay an
 * old response. A generated entity tag gets the quotes that the syntax requires.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
function toHeader(parameter: JsonObject, resolve: Resolve): Pair {
  const name = String(parameter['name']);
  const value = parameterValue(parameter, resolve);
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value.text ?? toScalar(value.value));
  const isUnconstrained = acceptsAnyText(parameter, resolve);
  if (isIdempotencyKey(parameter) && (isUuid || isUnconstrained)) return { name, value: [{ kind: 'uuid' }] };
  const { explode } = styleOf(parameter, 'simple');
  const serialized = toHeaderValue(value.text ?? toStyledHeader(value.value, explode));
  return { name, value: text(isUnconstrained && /^if-(?:none-)?match$/i.test(name) ? `"${serialized}"` : serialized) };
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

function toPathValue(parameter: JsonObject, resolve: Resolve): string {
  const value = parameterValue(parameter, resolve);
  if (value.text !== undefined) return encode(value.text);
  return toPathText(String(parameter['name']), value.value, styleOf(parameter, 'simple'));
}

function toNamedPairs(parameter: JsonObject, resolve: Resolve): readonly Pair[] {
  const name = String(parameter['name']);
  const value = parameterValue(parameter, resolve);
  const pairs =
    value.text === undefined
      ? toStyledPairs(name, value.value, styleOf(parameter, 'form'))
      : [[name, value.text] as const];
  return pairs.map(([key, own]) => ({ name: key, value: text(own) }));
}

function toCookies(parameter: JsonObject, resolve: Resolve): readonly Pair[] {
  const delimited = delimitedPair(parameter, resolve);
  if (delimited !== null) return [{ name: delimited[0], value: text(delimited[1]) }];
  if (parameter['style'] === 'cookie') {
    return toNamedPairs(parameter, resolve).map(({ name, value }) => ({ name, value: mapTexts(value, toHeaderValue) }));
  }
  return toNamedPairs(parameter, resolve).map(({ name, value }) => ({
    name: encode(name),
    value: mapTexts(value, encode),
  }));
}

function delimitedPair(parameter: JsonObject, resolve: Resolve): readonly [name: string, value: string] | null {
  const { value, text: written } = parameterValue(parameter, resolve);
  if (written !== undefined) return null;
  return toDelimitedPair(String(parameter['name']), value, styleOf(parameter, 'form'));
}

/** Returns the comment on a parameter without a value, or whose value may be misread. */
function toNote(parameter: JsonObject, resolve: Resolve): string | undefined {
  const name = String(parameter['name']);
  return parameterValue(parameter, resolve).value === undefined
    ? texts().comments.unknownParameter(name)
    : toStyleNote(parameter, resolve);
}

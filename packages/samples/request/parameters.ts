import { member, members, operationParameters, toNumber, toText } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { mergeSchema, schemaExamples } from '@apidoc/schema';
import { mediaValue, ownExample } from './media';
import { encode, toStyledHeader, toStyledPairs, toPathText, toScalar, type Style } from './serialize';
import { isHeaderName, mapTexts, text, toHeaderValue } from './templates';
import type { Pair, SampleSource } from '../types';

/** The parameters that a sample sends. */
export interface SampleParameters {
  /** Texts by name, encoded. */
  readonly path: ReadonlyMap<string, string>;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  /** Encoded. */
  readonly cookies: readonly Pair[];
}

/** Query parameters that may be left out and are shown all the same: more would hide the call. */
const maxOptional = 3;

/** Headers that the specification leaves to the body and to security. @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * What is required; and of the rest what its own example makes useful: not a value that is the default, not a position
 * that only an earlier answer can tell, not a header that would make the answer empty or partial.
 */
export function toSampleParameters(source: SampleSource, resolve: Resolve): SampleParameters {
  const parameters = operationParameters(source.pathItem, source.operation, resolve);
  const given = answeredParameters(source.operation, resolve);
  const at = (place: string) => parameters.filter((parameter) => parameter['in'] === place);
  const isWanted = (parameter: JsonObject) => parameter['required'] === true || isUseful(parameter, given, resolve);
  const query = at('query').filter(isWanted);
  const optional = query.filter(({ required }) => required !== true).slice(0, maxOptional);
  return {
    path: new Map(at('path').map((parameter) => [String(parameter['name']), toPathValue(parameter, resolve)])),
    query: query
      .filter((parameter) => parameter['required'] === true || optional.includes(parameter))
      .flatMap((parameter) => toNamedPairs(parameter, 'form', resolve)),
    headers: at('header')
      .filter((parameter) => isWanted(parameter) || isIdempotencyKey(parameter))
      .filter((parameter) => isSendable(parameter, source.method))
      .map((parameter) => toHeader(parameter, resolve)),
    cookies: at('cookie')
      .filter(isWanted)
      .flatMap((parameter) => toNamedPairs(parameter, 'form', resolve))
      .map(({ name, value }) => ({ name: encode(name), value: mapTexts(value, encode) })),
  };
}

function isUseful(parameter: JsonObject, given: ReadonlySet<string>, resolve: Resolve): boolean {
  if (parameter['deprecated'] === true || given.has(String(parameter['name']))) return false;
  const { keywords } = mergeSchema([parameter['schema'] ?? {}], resolve);
  const example = documentedExample(parameter, keywords, resolve);
  return example !== undefined && JSON.stringify(example) !== JSON.stringify(keywords['default']);
}

function documentedExample(parameter: JsonObject, keywords: JsonObject, resolve: Resolve): unknown {
  return ownExample(contentOf(parameter, resolve)?.media ?? parameter, resolve) ?? schemaExamples(keywords)[0];
}

/** Parameters that a link from an operation to itself fills from an answer, such as the position of the next page. */
function answeredParameters(operation: JsonObject, resolve: Resolve): ReadonlySet<string> {
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

/** Conditions on what the caller already holds make sense for a write alone. */
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
 * A key for idempotence is drawn anew for each call: one that everybody copies would replay an old answer. A version that is
 * made up stands in the quotes that versions have.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
function toHeader(parameter: JsonObject, resolve: Resolve): Pair {
  const name = String(parameter['name']);
  const value = parameterValue(parameter, resolve);
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value.text ?? toScalar(value.value));
  const isFree = isAnyText(parameter, resolve);
  if (isIdempotencyKey(parameter) && (isUuid || isFree)) return { name, value: [{ kind: 'uuid' }] };
  const { explode } = styleOf(parameter, 'simple');
  const written = toHeaderValue(value.text ?? toStyledHeader(value.value, explode));
  return { name, value: text(isFree && /^if-(?:none-)?match$/i.test(name) ? `"${written}"` : written) };
}

/** Whether a parameter takes any text as long as a UUID, and the contract has none to show. */
function isAnyText(parameter: JsonObject, resolve: Resolve): boolean {
  const { keywords, choices } = mergeSchema([parameter['schema'] ?? {}], resolve);
  const held = ['pattern', 'format', 'enum', 'const', 'default'].some((keyword) => keywords[keyword] !== undefined);
  const isLongEnough = (toNumber(keywords['minLength']) ?? 0) <= 36 && (toNumber(keywords['maxLength']) ?? 36) >= 36;
  const isText = ['string', undefined].includes(toText(keywords['type'])) && choices.length === 0;
  return isText && !held && isLongEnough && documentedExample(parameter, keywords, resolve) === undefined;
}

function toPathValue(parameter: JsonObject, resolve: Resolve): string {
  const value = parameterValue(parameter, resolve);
  if (value.text !== undefined) return encode(value.text);
  return toPathText(String(parameter['name']), value.value, styleOf(parameter, 'simple'));
}

function toNamedPairs(parameter: JsonObject, style: string, resolve: Resolve): readonly Pair[] {
  const name = String(parameter['name']);
  const value = parameterValue(parameter, resolve);
  const pairs =
    value.text === undefined
      ? toStyledPairs(name, value.value, styleOf(parameter, style))
      : [[name, value.text] as const];
  return pairs.map(([key, own]) => ({ name: key, value: text(own) }));
}

/**
 * The value to send; as text where the parameter is written in a media type of its own. A text that must be made up for a
 * path is the parameter’s name: `/depots/proprietaire/nom` says what to put there, `/depots/texte/texte` does not.
 */
export function parameterValue(
  parameter: JsonObject,
  resolve: Resolve,
): { readonly value: unknown; readonly text?: string } {
  const word = parameter['in'] === 'path' ? toText(parameter['name']) : undefined;
  const content = contentOf(parameter, resolve);
  if (content === null) return { value: mediaValue(parameter, resolve, word) };
  const value = mediaValue(content.media, resolve, word);
  return { value, text: typeof value === 'string' ? value : JSON.stringify(value) };
}

function contentOf(parameter: JsonObject, resolve: Resolve): { readonly media: JsonObject } | null {
  const [content] = members(parameter['content']);
  return content === undefined ? null : { media: resolve(content[1]).node };
}

/** `form` repeats a name unless it is told not to. @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
export function styleOf(parameter: JsonObject, fallback: string): Style {
  const style = toText(parameter['style']) ?? fallback;
  const explode = member(parameter, 'explode');
  return { style, explode: typeof explode === 'boolean' ? explode : style === 'form' };
}

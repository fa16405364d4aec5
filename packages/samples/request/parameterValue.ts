import { isObject, member, members, parseJson, toText, writeJson } from '@reliure/openapi';
import type { JsonObject, ParameterLocation, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { isValid } from '@reliure/validation';
import { mediaValue } from './media.ts';
import { isJson } from './mediaTypes.ts';
import type { Style } from './serialize.ts';
import type { SentParameter } from './writing/sentParameter.ts';

/**
 * Returns the value to send, and its text if the parameter has a media type of its own. A generated text in a path is
 * the parameter’s name: `/depots/proprietaire/nom` shows what belongs there, `/depots/texte/texte` does not.
 */
export function parameterValue(
  parameter: JsonObject,
  resolve: Resolve,
): { readonly value: unknown; readonly text?: string } {
  const word = parameter['in'] === 'path' ? toText(parameter['name']) : undefined;
  const content = contentOf(parameter, resolve);
  const value = mediaValue(content?.media ?? parameter, resolve, {
    ...(word !== undefined && { word }),
    ...(content !== null && { mediaType: content.mediaType }),
  });
  if (value === undefined) return { value, text: `{${String(parameter['name'])}}` };
  if (content === null) return { value };
  return { value, text: typeof value === 'string' && !isJsonValue(content, value, resolve) ? value : writeJson(value) };
}

interface ParameterContent {
  readonly mediaType: string;
  readonly media: JsonObject;
}

/** Returns the only media type of a parameter with `content`, else `null`. */
export function contentOf(parameter: JsonObject, resolve: Resolve): ParameterContent | null {
  const [content] = members(parameter['content']);
  return content === undefined ? null : { mediaType: content[0], media: resolve(content[1]).node };
}

/** Whether a text is a value to be written as JSON. Otherwise, it is already that JSON. */
function isJsonValue({ mediaType, media }: ParameterContent, value: string, resolve: Resolve): boolean {
  if (!isJson(mediaType)) return false;
  const isStructured = !isAllowedText(value, media['schema'], resolve);
  return !(isStructured && parseJson(value) !== undefined);
}

function isAllowedText(value: string, schema: unknown, resolve: Resolve): boolean {
  const types = schemaTypes(mergeSchema([schema ?? {}], resolve).keywords);
  return types.length === 0
    ? isValid(value, schema ?? {}, { resolve }) && !isObject(parseJson(value))
    : types.includes('string');
}

/**
 * Returns the style of a parameter. The default of `explode` is true for `form` and `cookie`.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#parameter-object
 */
export function styleOf(parameter: JsonObject, fallback: string): Style {
  const style = toText(parameter['style']) ?? fallback;
  const explode = member(parameter, 'explode');
  return { style, explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie' };
}

/** Returns a parameter with a value to send. */
export function toSent(parameter: JsonObject, value: Pick<SentParameter, 'value' | 'text'>): SentParameter {
  const location = toLocation(parameter['in']);
  const isPair = location !== 'path' && location !== 'header';
  return {
    name: String(parameter['name']),
    in: location,
    ...styleOf(parameter, isPair ? 'form' : 'simple'),
    ...value,
  };
}

function toLocation(location: unknown): ParameterLocation {
  return (['path', 'query', 'querystring', 'cookie'] as const).find((known) => known === location) ?? 'header';
}

import { contentSchema, exampleValue, isObject, members, toOrderedObject, toText } from '@reliure/openapi';
import type { HttpMethod, JsonObject, Resolve } from '@reliure/openapi';
import { withoutOmitted } from '../direction/withoutOmitted.ts';
import { toExampleValue } from '../examples/exampleValue.ts';
import { isJson } from './mediaTypes.ts';
import { toWellFormed } from './serialize.ts';

/** Whether a body has no meaning in a method: most clients refuse to send one. */
export function isBodiless(method: HttpMethod): boolean {
  return method === 'get' || method === 'head' || method === 'trace';
}

/** Returns the content of a body that samples send, with its media type: JSON if the contract offers it. */
export function bodyContent(
  requestBody: unknown,
  resolve: Resolve,
): readonly [mediaType: string, media: JsonObject] | null {
  const contents = members(resolve(requestBody).node['content']);
  const content = contents.find(([mediaType]) => isJson(mediaType)) ?? contents[0];
  return content === undefined ? null : [content[0], resolve(content[1]).node];
}

/**
 * Returns the first example of a parameter or media type itself, not of its schema; `undefined` if it has none.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#example-object `externalValue` is a URL, not a value.
 */
export function ownExample(holder: JsonObject, resolve: Resolve, mediaType?: string): unknown {
  const named = members(holder['examples']).map(([, example]) => exampleValue(resolve(example).node, mediaType));
  return [holder['example'], ...named].find((value) => value !== undefined);
}

/** Returns the text of the first example, if the contract gives it as it is sent. */
export function serializedExample(holder: JsonObject, resolve: Resolve): string | undefined {
  if (holder['example'] !== undefined) return undefined;
  return toText(members(holder['examples']).map(([, example]) => resolve(example).node)[0]?.['serializedValue']);
}

/**
 * Returns the value to send for a media type or parameter: its own example, as a client sends it, or one for its schema;
 * `undefined` if none was found.
 *
 * @param options.word The word that generated texts consist of.
 * @param options.mediaType The media type, unless the value is that of a parameter with a `style`.
 */
export function mediaValue(
  holder: JsonObject,
  resolve: Resolve,
  { word, mediaType }: { readonly word?: string; readonly mediaType?: string } = {},
): unknown {
  const own = ownExample(holder, resolve, mediaType);
  const schema = contentSchema(holder) ?? true;
  return withWellFormedTexts(
    own === undefined
      ? toExampleValue(schema, resolve, 'client', word)
      : withoutOmitted(own, [schema], 'client', resolve),
  );
}

function withWellFormedTexts(value: unknown): unknown {
  if (typeof value === 'string') return toWellFormed(value);
  if (Array.isArray(value)) return value.map(withWellFormedTexts);
  if (!isObject(value)) return value;
  return toOrderedObject(members(value).map(([key, item]) => [toWellFormed(key), withWellFormedTexts(item)]));
}

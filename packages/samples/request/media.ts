import { isObject, members, toOrderedObject } from '@reliure/openapi';
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
 * @see https://spec.openapis.org/oas/v3.1.0#example-object `externalValue` is a URL, not a value.
 */
export function ownExample(holder: JsonObject, resolve: Resolve): unknown {
  const named = members(holder['examples']).map(([, example]) => resolve(example).node['value']);
  return [holder['example'], ...named].find((value) => value !== undefined);
}

/**
 * Returns the value to send for a media type or parameter: its own example, as a client sends it, or one for its schema;
 * `undefined` if none was found.
 *
 * @param word The word that generated texts consist of.
 */
export function mediaValue(holder: JsonObject, resolve: Resolve, word?: string): unknown {
  const own = ownExample(holder, resolve);
  const schema = holder['schema'] ?? true;
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

import { parseJson, toText, type JsonObject } from './json.ts';

/**
 * Returns the value of an Example Object, as its schema describes it; `undefined` if only a URL or a text of its own is
 * given.
 *
 * @param mediaType Media type of the content. A parameter with a `style` has none.
 * @see https://spec.openapis.org/oas/v3.2.0#example-object
 */
export function exampleValue({ dataValue, value, serializedValue }: JsonObject, mediaType?: string): unknown {
  const own = dataValue === undefined ? value : dataValue;
  if (own !== undefined || mediaType === undefined) return own;
  const text = toText(serializedValue);
  const parsed = text !== undefined && /[/+]json(?![\w.+-])/i.test(mediaType) ? parseJson(text) : undefined;
  return parsed === undefined ? text : parsed;
}

/** Returns an Example Object with another value. A text of its own is kept. */
export function withExampleValue({ dataValue: _data, ...example }: JsonObject, value: unknown): JsonObject {
  return { ...example, value };
}

/**
 * Returns the schema of a whole content: a sequence whose items alone are described is a list. Returns `undefined` if
 * nothing is described.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function contentSchema({ schema, itemSchema }: JsonObject): unknown {
  return schema ?? (itemSchema === undefined ? undefined : { type: 'array', items: itemSchema });
}

import { exampleValue, isObject, members, toOrderedObject, withExampleValue } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isJson, isSequence, toExampleValue, toSequence, withoutOmitted } from '@reliure/samples';

/**
 * Replaces the JSON examples of a response by what the site shows: documented ones without write-only members, else one
 * made up from the schema. Where there is none, the schema is left out too, because Prism would invent a value that the
 * schema refuses.
 */
export function withSentExamples(response: JsonObject, resolve: Resolve): JsonObject {
  const contents = members(response['content']).map(
    ([mediaType, media]) => [mediaType, isObject(media) ? toSentContent(mediaType, media, resolve) : media] as const,
  );
  return contents.length === 0 ? response : { ...response, content: toOrderedObject(contents) };
}

function toSentContent(mediaType: string, media: JsonObject, resolve: Resolve): JsonObject {
  if (isJson(mediaType)) return toSentMedia(media, resolve);
  if (!isSequence(mediaType)) return media;
  // Prism writes no sequences, but sends texts as they are.
  const { example, examples } = toSentMedia(media, resolve);
  const value = example ?? members(examples).map(([, one]) => exampleValue(resolve(one).node, mediaType))[0];
  if (value === undefined) return {};
  return { example: typeof value === 'string' ? value : toSequence(mediaType, value) };
}

function toSentMedia(media: JsonObject, resolve: Resolve): JsonObject {
  const { schema, example, examples, ...others } = media;
  if (schema === undefined) return media;
  const toSent = (value: unknown) => (value === undefined ? value : withoutOmitted(value, [schema], 'server', resolve));
  const named = members(examples).map(([name, reference]) => {
    const { node } = resolve(reference);
    return [name, withExampleValue(node, toSent(exampleValue(node, 'application/json')))] as const;
  });
  if (named.length > 0) return { ...media, examples: toOrderedObject(named) };
  const value = example === undefined ? toExampleValue(schema, resolve, 'server') : toSent(example);
  return value === undefined ? others : { ...others, schema, example: value };
}

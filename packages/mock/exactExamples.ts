import {
  exampleValue,
  isObject,
  member,
  members,
  parseJson,
  toArray,
  toOrderedObject,
  withExampleValue,
  writeJson,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { RawResponse } from './localServer.ts';

/** The start of a text that is JSON, not a string of the example. */
const mark = 'JSON:';

/**
 * Replaces the JSON examples of a `content` that Prism would send with other digits or in another order by texts, which
 * `toExactResponse` writes as they are.
 */
export function withExactExamples(content: JsonObject, resolve: Resolve): JsonObject {
  return toOrderedObject(
    members(content).map(([mediaType, media]) => [
      mediaType,
      isObject(media) && /[/+]json\b/i.test(mediaType) ? withExactTexts(media, resolve) : media,
    ]),
  );
}

function withExactTexts(media: JsonObject, resolve: Resolve): JsonObject {
  const { example, examples } = media;
  const named = members(examples).map(([name, reference]) => {
    const { node } = resolve(reference);
    return [name, withExampleValue(node, toExactText(exampleValue(node, 'application/json')))] as const;
  });
  return {
    ...media,
    ...(example !== undefined && { example: toExactText(example) }),
    ...(isObject(examples) && { examples: toOrderedObject(named) }),
  };
}

function toExactText(value: unknown): unknown {
  return value === undefined || writeJson(value) === JSON.stringify(value) ? value : mark + writeJson(value);
}

/** Returns the response with the documented text of its example. */
export function toExactResponse(response: RawResponse): RawResponse {
  const text = response.body.toString();
  if (!text.startsWith(`"${mark}`)) return response;
  const body = Buffer.from(String(JSON.parse(text)).slice(mark.length));
  const { 'sl-violations': violations, ...headers } = response.headers;
  const inRequest = toArray(parseJson(String(violations))).filter((violation) => !isInResponse(violation));
  return {
    ...response,
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(inRequest.length > 0 && { 'sl-violations': JSON.stringify(inRequest) }),
    },
    body,
  };
}

/** Whether a violation that Prism reports is about its response: a text does not conform to the example’s schema. */
function isInResponse(violation: unknown): boolean {
  return toArray(member(violation, 'location'))[0] === 'response';
}

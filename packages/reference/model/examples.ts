import {
  contentSchema,
  exampleValue,
  isObject,
  member,
  members,
  toText,
  withExampleValue,
  writeJson,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isWebAddress, toDescription, toMarks, toRichText } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';
import { isJson, isSequence, isXml, toExampleValue, toSequence, toXml, withoutOmitted } from '@reliure/samples';
import type { Sender } from '@reliure/samples';
import { formatJson, schemaExamples } from '@reliure/schema';
import type { SchemaContext } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import type { ErrorCase, Example } from './exchange.ts';

/**
 * Returns the examples of a media type, else those of its schema, formatted as they are sent.
 *
 * @param sender Who sends them; `null` for examples of a schema itself.
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export function toExamples(
  mediaType: string,
  media: JsonObject,
  sender: Sender | null,
  context: SchemaContext,
): readonly Example[] {
  const schema = contentSchema(media);
  const sent = (example: JsonObject) =>
    sender === null ? example : toSent(example, mediaType, schema, sender, context);
  const named = members(media['examples']).map(
    ([name, example]) => [name, sent(context.resolve(example).node)] as const,
  );
  const [fromSchema] = media['schema'] === undefined ? [] : schemaExamples(context.resolve(media['schema']).node);
  const isOwn = named.length > 0 || media['example'] !== undefined;
  const value = isOwn ? media['example'] : fromSchema;
  const examples = named.length > 0 ? named : [[texts().exchange.example, sent({ value })] as const];
  return examples.flatMap(([name, example]) =>
    toExample(name, isOwn ? example : toSerialized(example, mediaType, schema, context), mediaType, schema, context),
  );
}

/** Returns an example as its sender sends it. */
function toSent(
  example: JsonObject,
  mediaType: string,
  schema: unknown,
  sender: Sender,
  { resolve }: SchemaContext,
): JsonObject {
  const value = exampleValue(example, mediaType);
  if (schema === undefined || value === undefined) return example;
  return withExampleValue(example, withoutOmitted(value, [schema], sender, resolve));
}

/** Returns an example of a schema as a media type carries it: even a text is an element in XML. */
function toSerialized(example: JsonObject, mediaType: string, schema: unknown, { resolve }: SchemaContext): JsonObject {
  if (!isXml(mediaType) || example['value'] === undefined) return example;
  return { ...example, value: toXml(example['value'], schema, resolve) };
}

/**
 * Generates an example from a schema without examples: only for JSON, XML and sequences of JSON, and once per component
 * and sender on a page. Returns `null` if no valid one was found.
 */
export function toGeneratedExamples(
  mediaType: string,
  schema: unknown,
  sender: Sender,
  context: SchemaContext,
): readonly Example[] | null {
  if (!isJson(mediaType) && !isXml(mediaType) && !isSequence(mediaType)) return [];
  const { pointer } = context.resolve(schema);
  const key = `${sender} ${isXml(mediaType) ? 'XML' : 'JSON'} ${pointer}`;
  if (pointer !== null && context.generatedExamples.has(key)) return [];
  context.generatedExamples.add(key);
  const value = toExampleValue(schema, context.resolve, sender);
  if (value === undefined) return null;
  // An empty object or list is not a useful example.
  if (['{}', '[]'].includes(writeJson(value))) return [];
  const example = toSerialized({ value, summary: texts().exchange.generated }, mediaType, schema, context);
  return toExample(texts().exchange.example, example, mediaType, schema, context);
}

function toExample(
  name: string,
  example: JsonObject,
  mediaType: string,
  schema: unknown,
  { anchors, resolve }: SchemaContext,
): readonly Example[] {
  const own = exampleValue(example, mediaType);
  const serialized = isJson(mediaType) ? undefined : toText(example['serializedValue']);
  const value = [serialized, own, example['externalValue']].find((one) => one !== undefined);
  if (value === undefined) return [];
  const isExternal = serialized === undefined && own === undefined;
  const inSequence = isSequence(mediaType) && typeof value !== 'string';
  const isText = inSequence || (typeof value === 'string' && (isExternal || !isJson(mediaType)));
  const language = exampleLanguage(mediaType, isText, isExternal);
  const written = inSequence
    ? toSequence(mediaType, value)
    : language === 'xml' && !isText
      ? toXml(value, schema ?? true, resolve)
      : value;
  const text = typeof written === 'string' && language !== 'json' ? written : formatJson(written);
  return [
    {
      name,
      title: toText(example['summary']) ?? name,
      ...toDescription(example, anchors),
      text,
      language,
      marks: language === 'text' ? '' : toMarks(text, language),
      ...(isExternal && isWebAddress(text) && { isLink: true }),
    },
  ];
}

function exampleLanguage(mediaType: string, isText: boolean, isExternal: boolean): Example['language'] {
  if (isXml(mediaType) && !isExternal) return 'xml';
  return isText ? 'text' : 'json';
}

/** An error in the contract. */
export interface ErrorExample {
  readonly code: string;
  /** The error’s Example Object. */
  readonly example: JsonObject;
  /** The example’s `x-error`. */
  readonly error: JsonObject;
}

/**
 * Returns the errors among the examples of a response: those with an `x-error`, which gives cause and remedy. An error
 * in several media types is returned once for each.
 */
export function contentErrors(content: unknown, resolve: Resolve): readonly (ErrorExample & { mediaType: string })[] {
  return members(content).flatMap(([mediaType, media]) =>
    members(resolve(media).node['examples']).flatMap(([code, reference]) => {
      const example = resolve(reference).node;
      const error = example['x-error'];
      return isObject(error) ? [{ code, example, error, mediaType }] : [];
    }),
  );
}

/** Converts an error. Without `retry` in the contract, the request is not worth sending again. */
export function toErrorCase({ code, example, error }: ErrorExample, anchors: Anchors): ErrorCase {
  return {
    code,
    title: toText(example['summary']) ?? code,
    cause: toRichText(toText(error['cause']) ?? '', anchors),
    remedy: toRichText(toText(error['remedy']) ?? '', anchors),
    retry: toRetry(member(error, 'retry')),
  };
}

function toRetry(value: unknown): ErrorCase['retry'] {
  return value === 'same' || value === 'changed' ? value : 'no';
}

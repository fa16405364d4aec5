import { isObject, member, members, toText, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { toRichText } from './richText';
import type { ErrorCase, Example } from './types';

/**
 * The examples of a media type, else of its schema, formatted as they are sent.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export function toExamples(mediaType: string, media: JsonObject, resolve: Resolve): readonly Example[] {
  const named = members(media['examples']).map(([name, example]) => toExample(name, resolve(example).node, mediaType));
  if (named.length > 0) return named;
  const value = media['example'] ?? schemaExample(resolve(media['schema']).node);
  return value === undefined ? [] : [toExample('exemple', { value }, mediaType)];
}

function schemaExample(schema: JsonObject): unknown {
  const { examples } = schema;
  return Array.isArray(examples) ? examples[0] : schema['example'];
}

function toExample(name: string, example: JsonObject, mediaType: string): Example {
  const description = toText(example['description']);
  const isJson = /[/+]json\b/.test(mediaType) || typeof example['value'] !== 'string';
  return {
    name,
    title: toText(example['summary']) ?? name,
    ...(description !== undefined && { description: toRichText(description) }),
    text: isJson && example['externalValue'] === undefined ? formatJson(example['value']) : String(example['value'] ?? example['externalValue']),
    language: isJson ? 'json' : 'text',
  };
}

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '';
}

/** The errors among the examples of an answer: those that say cause and remedy in `x-error`. */
export function toErrorCases(media: JsonObject, resolve: Resolve): readonly ErrorCase[] {
  return members(media['examples']).flatMap(([code, reference]) => {
    const example = resolve(reference).node;
    const error = example['x-error'];
    if (!isObject(error)) return [];
    return [
      {
        code,
        title: toText(example['summary']) ?? code,
        cause: toText(error['cause']) ?? '',
        remedy: toText(error['remedy']) ?? '',
        retry: toRetry(member(error, 'retry')),
      },
    ];
  });
}

function toRetry(value: unknown): ErrorCase['retry'] {
  return value === 'same' || value === 'changed' ? value : 'no';
}

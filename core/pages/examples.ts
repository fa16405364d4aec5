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
    text:
      isJson && example['externalValue'] === undefined
        ? formatJson(example['value'])
        : String(example['value'] ?? example['externalValue']),
    language: isJson ? 'json' : 'text',
  };
}

/** JSON as people write it: two spaces, and what is short on one line. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : formatValue(value, '');
}

/** Longest line that still takes a list of plain values whole, in UTF-16 code units. */
const lineLength = 72;

function formatValue(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => formatValue(item, `${indent}  `))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatValue(item, `${indent}  `)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = `[${parts.join(', ')}]`;
  if (isList && indent.length + line.length <= lineLength && !parts.some((part) => /^[[{]/.test(part))) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
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

import { isObject, members, writeJson } from '@reliure/openapi';

/** Returns a value as JSON on one line. */
export function toJson(value: unknown): string {
  return writeJson(value);
}

/** Returns a value as JSON in a Markdown code span. */
export function toJsonCode(value: unknown): string {
  return `\`${toJson(value)}\``;
}

/**
 * Returns a JSON value as the documentation shows it: strings without quotes unless they are empty, all else as JSON.
 */
export function readableJson(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && value !== '' ? value : json;
}

/** Formats JSON with an indentation of two spaces and short lists on one line. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : formatValue(value, '');
}

/** Maximum length of a line with a whole list of plain values, in UTF-16 code units. */
export const lineLength = 72;

function formatValue(value: unknown, indent: string): string {
  if (!isObject(value) && !Array.isArray(value)) return writeJson(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => formatValue(item, `${indent}  `))
    : members(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatValue(item, `${indent}  `)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = `[${parts.join(', ')}]`;
  if (isList && indent.length + line.length <= lineLength && !parts.some((part) => /^[[{]/.test(part))) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${close}`;
}

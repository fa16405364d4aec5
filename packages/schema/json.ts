/** A value of the contract as JSON on one line. */
export function toJson(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** The same in a sentence of Markdown. */
export function toJsonCode(value: unknown): string {
  return `\`${toJson(value)}\``;
}

/** One value as documentation shows it: a text without its quotes, unless nothing would be left; the rest as JSON. */
export function readableJson(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && value !== '' ? value : json;
}

/** JSON as people write it: two spaces, and what is short on one line. */
export function formatJson(value: unknown): string {
  return value === undefined ? '' : formatValue(value, '');
}

/** Longest line that still takes a list of plain values whole, in UTF-16 code units. */
export const lineLength = 72;

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

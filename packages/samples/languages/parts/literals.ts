import { formatJson, lineLength } from '@apidoc/schema';

/** How a language writes values of JSON. */
export interface LiteralSyntax {
  readonly unit: string;
  readonly list: readonly [open: string, close: string];
  readonly map: readonly [open: string, close: string];
  /** What an object without members is; else the brackets alone. */
  readonly emptyMap?: string;
  /** Stands before an object that the language would take for a list. */
  readonly mapPrefix?: (keys: readonly string[]) => string;
  readonly separator: string;
  readonly words: Readonly<Record<'null' | 'true' | 'false', string>>;
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
}

/** Writes a value of JSON as a literal whose first line stands at `indent`. */
export function formatLiteral(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return syntax.words.null;
  if (typeof value !== 'object') return value === true ? syntax.words.true : syntax.words.false;
  const deeper = indent + syntax.unit;
  if (Array.isArray(value)) {
    const items = value.map((item) => formatLiteral(item, syntax, deeper));
    const line = `${syntax.list[0]}${items.join(', ')}${syntax.list[1]}`;
    const isShort = indent.length + line.length <= lineLength && !line.includes('\n') && !value.some(isStructure);
    return items.length === 0 || isShort ? line : block(syntax.list, items, indent, syntax.unit);
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${syntax.key(key)}${syntax.separator}${formatLiteral(item, syntax, deeper)}`,
  );
  if (entries.length === 0) return syntax.emptyMap ?? syntax.map.join('');
  return (syntax.mapPrefix?.(Object.keys(value)) ?? '') + block(syntax.map, entries, indent, syntax.unit);
}

function isStructure(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Lines between brackets, each with a comma. */
export function block(
  [open, close]: readonly [open: string, close: string],
  lines: readonly string[],
  indent: string,
  unit: string,
): string {
  if (lines.length === 0) return open + close;
  return [open, ...lines.map((line) => `${indent}${unit}${line},`), indent + close].join('\n');
}

/** Signs that no source should hold as they are: they are not seen, turn the text round, or end a line for some reader. */
const hidden = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Whether a text has signs that a source must write in another way. */
export function hasHiddenSigns(text: string): boolean {
  return text.search(hidden) >= 0;
}

/** Replaces each hidden sign by how the language writes its code point. */
export function replaceHidden(text: string, write: (codePoint: number) => string): string {
  return text.replace(hidden, (sign) => write(sign.charCodeAt(0)));
}

/**
 * A text between quotes for languages that write signs as C does.
 *
 * @param special Signs that need a backslash, beside the backslash itself and the quote.
 */
export function quote(
  text: string,
  mark: string,
  special = '',
  write: (codePoint: number) => string = toUnicodeEscape,
): string {
  const marked = text.replace(/[\\"'$]/g, (sign) =>
    sign === '\\' || sign === mark || special.includes(sign) ? `\\${sign}` : sign,
  );
  return mark + replaceHidden(marked, (code) => named[code] ?? write(code)) + mark;
}

const named: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r' };

/** @example toUnicodeEscape(0x2028) // '\\u2028' */
export function toUnicodeEscape(codePoint: number): string {
  return `\\u${codePoint.toString(16).padStart(4, '0')}`;
}

/** JSON as people write it, without hidden signs. */
export function toJsonText(value: unknown): string {
  // Outside of its texts, formatted JSON has no hidden sign but line ends.
  return formatJson(value)
    .split('\n')
    .map((line) => replaceHidden(line, toUnicodeEscape))
    .join('\n');
}

/** Lines after an empty one, if there are any. */
export function withGap(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Puts the same space before each line but the first. */
export function indentRest(text: string, indent: string): string {
  return text.replace(/\n(?!\n)/g, `\n${indent}`);
}

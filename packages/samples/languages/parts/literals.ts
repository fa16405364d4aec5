import { isNumber, isObject, memberNames, members } from '@reliure/openapi';
import { formatJson, lineLength } from '@reliure/schema';

/** The syntax of a language for JSON values. */
export interface LiteralSyntax {
  readonly unit: string;
  readonly list: readonly [open: string, close: string];
  readonly map: readonly [open: string, close: string];
  /** An object without members, if it is not just the two brackets. */
  readonly emptyMap?: string;
  /** Returns the prefix for an object that the language would take for a list. */
  readonly mapPrefix?: (keys: readonly string[]) => string;
  readonly separator: string;
  readonly words: Readonly<Record<'null' | 'true' | 'false', string>>;
  readonly text: (text: string) => string;
  readonly key: (name: string) => string;
}

/** Writes a JSON value as a literal whose first line is indented by `indent`. */
export function formatLiteral(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  if (typeof value === 'string') return syntax.text(value);
  if (isNumber(value)) return String(value);
  if (value === null || value === undefined) return syntax.words.null;
  if (typeof value !== 'object') return value === true ? syntax.words.true : syntax.words.false;
  const deeper = indent + syntax.unit;
  if (Array.isArray(value)) {
    const items = value.map((item) => formatLiteral(item, syntax, deeper));
    const line = `${syntax.list[0]}${items.join(', ')}${syntax.list[1]}`;
    const isShort = indent.length + line.length <= lineLength && !line.includes('\n') && !value.some(isStructure);
    return isShort ? line : block(syntax.list, items, indent, syntax.unit);
  }
  const entries = members(value).map(
    ([key, item]) => `${syntax.key(key)}${syntax.separator}${formatLiteral(item, syntax, deeper)}`,
  );
  if (entries.length === 0) return syntax.emptyMap ?? syntax.map.join('');
  return (syntax.mapPrefix?.(memberNames(value)) ?? '') + block(syntax.map, entries, indent, syntax.unit);
}

function isStructure(value: unknown): boolean {
  return isObject(value) || Array.isArray(value);
}

/** Writes lines between brackets, each with a trailing comma. */
export function block(
  [open, close]: readonly [open: string, close: string],
  lines: readonly string[],
  indent: string,
  unit: string,
): string {
  if (lines.length === 0) return open + close;
  return [open, ...lines.map((line) => `${indent}${unit}${line},`), indent + close].join('\n');
}

/**
 * Characters that must be escaped in source code: they are invisible, change the text direction, or end a line in some
 * programs.
 */
const hidden = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Whether a text contains characters that must be escaped in source code. */
export function hasHiddenCharacters(text: string): boolean {
  return text.search(hidden) >= 0;
}

/** Replaces each hidden character with its escape sequence in the language. */
export function replaceHidden(text: string, write: (codePoint: number) => string): string {
  return text.replace(hidden, (character) => write(character.charCodeAt(0)));
}

/**
 * Quotes a text for languages with C-like escape sequences.
 *
 * @param special Characters that need a backslash, besides the backslash itself and the quote.
 */
export function quote(
  text: string,
  quoteMark: string,
  special = '',
  write: (codePoint: number) => string = toUnicodeEscape,
): string {
  const escaped = text.replace(/[\\"'$]/g, (character) =>
    character === '\\' || character === quoteMark || special.includes(character) ? `\\${character}` : character,
  );
  return quoteMark + replaceHidden(escaped, (code) => namedEscapes[code] ?? write(code)) + quoteMark;
}

const namedEscapes: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r' };

/** @example toUnicodeEscape(0x2028) // '\\u2028' */
export function toUnicodeEscape(codePoint: number): string {
  return `\\u${codePoint.toString(16).padStart(4, '0')}`;
}

/** Formats JSON for people, with hidden characters escaped. */
export function toJsonText(value: unknown): string {
  // Outside of its strings, formatted JSON contains no hidden characters except line breaks.
  return formatJson(value)
    .split('\n')
    .map((line) => replaceHidden(line, toUnicodeEscape))
    .join('\n');
}

/** Adds an empty line before the lines, if there are any. */
export function withBlankLine(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Indents each line except the first. */
export function indentRest(text: string, indent: string): string {
  return text.replace(/\n(?!\n)/g, `\n${indent}`);
}

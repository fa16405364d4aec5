import { hasHiddenCharacters, quote, toUnicodeEscape } from './literals.ts';

/**
 * Returns a raw string, unless the text contains a character that a raw string cannot contain.
 *
 * @see https://go.dev/ref/spec#String_literals
 */
export function toRawText(text: string): string {
  return text.includes('`') || hasHiddenCharacters(text.replaceAll('\n', '')) ? quoteGo(text) : `\`${text}\``;
}

/** Returns JSON as a raw string. Backticks, which a raw string cannot contain, become JSON escape sequences. */
export function toRawJson(json: string): string {
  return toRawText(json.replaceAll('`', '\\u0060'));
}

/** Returns a text in double quotes. */
export function quoteGo(text: string): string {
  return quote(text, '"', '', toUnicodeEscape);
}

/** Returns a statement and the check of the `err` that it sets. */
export function withErrorCheck(statement: string): readonly string[] {
  return [statement, 'if err != nil {', '\treturn err', '}'];
}

/** Returns a statement whose only result is an error, with the check of it. */
export function insideErrorCheck(statement: string): readonly string[] {
  return [`if ${statement}; err != nil {`, '\treturn err', '}'];
}

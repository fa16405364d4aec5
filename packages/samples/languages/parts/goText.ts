import { hasHiddenSigns, quote, toUnicodeEscape } from './literals';

/** Between backticks, unless a sign of the text may not stand there. @see https://go.dev/ref/spec#String_literals */
export function toRawText(text: string): string {
  return text.includes('`') || hasHiddenSigns(text.replaceAll('\n', '')) ? quoteGo(text) : `\`${text}\``;
}

/** JSON may write any sign by its number. */
export function toRawJson(json: string): string {
  return toRawText(json.replaceAll('`', '\\u0060'));
}

/** A text between double quotes. */
export function quoteGo(text: string): string {
  return quote(text, '"', '', toUnicodeEscape);
}

/** A statement that may fail, and what follows if it does. */
export function checked(statement: string): readonly string[] {
  return [statement, 'if err != nil {', '\treturn err', '}'];
}

/** A statement whose only result is an error. */
export function tried(statement: string): readonly string[] {
  return [`if ${statement}; err != nil {`, '\treturn err', '}'];
}

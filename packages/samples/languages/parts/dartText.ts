import { quote } from './literals.ts';
import type { TemplatePart } from '../../types.ts';

/** Returns a variable inside a string. Only before a letter it needs braces. */
export function toInsertion(name: string, next: TemplatePart | undefined): string {
  return next?.kind === 'text' && /^\w/.test(next.text) ? `\${${name}}` : `$${name}`;
}

/** Quotes a text with the quotes that need fewer backslashes. @see https://dart.dev/language/built-in-types#strings */
export function quoteDart(text: string): string {
  return quote(text, text.includes("'") && !text.includes('"') ? '"' : "'", '$');
}

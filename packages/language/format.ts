import { language } from './language.ts';

/** Joins names as in a sentence: “a, b and c”, or “a, b or c”. */
export function joinNames(names: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(names);
}

/** Compares two names for sorting, as a dictionary does. */
export function compareNames(one: string, other: string): number {
  return collator().compare(one, other);
}

const collators = new Map<string, Intl.Collator>();

function collator(): Intl.Collator {
  const name = language();
  const known = collators.get(name) ?? new Intl.Collator(name);
  collators.set(name, known);
  return known;
}

/**
 * Writes out a date.
 *
 * @param date In ISO 8601, read as UTC.
 * @example toDateText('2026-01-01') // '1 January 2026', or '1ᵉʳ janvier 2026'
 */
export function toDateText(date: string): string {
  const locale = language() === 'fr' ? 'fr-FR' : 'en-GB';
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return language() === 'fr' ? text.replace(/^1 /, '1ᵉʳ ') : text;
}

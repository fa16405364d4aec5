import { language } from './language.ts';
import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** Kept, because creating a format takes several times as long as using it. */
const lists = new Map<string, Intl.ListFormat>();

/** Joins names as in a sentence: “a, b and c”, or “a, b or c”. */
export function joinNames(names: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${language()} ${type}`;
  const known = lists.get(key) ?? new Intl.ListFormat(locales[language()], { type });
  lists.set(key, known);
  return known.format(names);
}

const collators = new Map<Language, Intl.Collator>();

/** Compares two names for sorting, as a dictionary does. */
export function compareNames(one: string, other: string): number {
  const known = collators.get(language()) ?? new Intl.Collator(locales[language()]);
  collators.set(language(), known);
  return known.compare(one, other);
}

/**
 * Writes out a date.
 *
 * @param date In ISO 8601, read as UTC.
 * @example toDateText('2026-01-01') // '1 January 2026', or '1ᵉʳ janvier 2026'
 */
export function toDateText(date: string): string {
  const format = new Intl.DateTimeFormat(locales[language()], { dateStyle: 'long', timeZone: 'UTC' });
  return language() === 'fr' ? format.format(new Date(date)).replace(/^1 /, '1ᵉʳ ') : format.format(new Date(date));
}

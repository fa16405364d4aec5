import { toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import type { ErrorCase } from '../model/exchange';
import type { SearchablePlace } from './searchablePage';
import { sentences } from './sentences';

/**
 * Places of phrases, which the search reads and nobody sees.
 *
 * @param anchor Of the place that they speak of, when it is not the page as a whole.
 */
export function toPhrasePlaces(phrases: readonly string[] = [], anchor?: string): readonly SearchablePlace[] {
  return phrases.map((text) => ({ text, role: 'phrase', ...(anchor !== undefined && { anchor }) }));
}

/** What can be found of an error, by its status and code. */
export function toErrorPlace(
  status: string,
  { code, title, cause, remedy }: ErrorCase,
  anchor: string,
): SearchablePlace {
  return {
    text: sentences(title, toSearchText(cause), toSearchText(remedy)),
    section: `${status} ${code}`,
    anchor,
    role: 'error',
  };
}

/** A place for a text; none for an empty one. */
export function toTextPlaces(text: string): readonly SearchablePlace[] {
  return text === '' ? [] : [{ text }];
}

/** The words of a text on one line. */
export function toSearchText(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text).replace(/\s+/g, ' ');
}

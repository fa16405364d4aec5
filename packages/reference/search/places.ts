import { toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import type { ErrorCase } from '../model/exchange';
import type { SearchablePlace } from './searchablePage';
import { joinSentences } from './joinSentences';

/**
 * Returns places for search phrases, which are searchable but not visible.
 *
 * @param anchor Anchor of the part of the page that the phrases are about, unless it is the whole page.
 */
export function toPhrasePlaces(phrases: readonly string[] = [], anchor?: string): readonly SearchablePlace[] {
  return phrases.map((text) => ({ text, role: 'phrase', ...(anchor !== undefined && { anchor }) }));
}

/** Returns a place for an error, by its status and code. */
export function toErrorPlace(
  status: string,
  { code, title, cause, remedy }: ErrorCase,
  anchor: string,
): SearchablePlace {
  return {
    text: joinSentences(title, toSearchText(cause), toSearchText(remedy)),
    section: `${status} ${code}`,
    anchor,
    role: 'error',
  };
}

/** Returns a place for a text, or none if the text is empty. */
export function toTextPlaces(text: string): readonly SearchablePlace[] {
  return text === '' ? [] : [{ text }];
}

/** Returns the words of a text on one line. */
export function toSearchText(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text).replace(/\s+/g, ' ');
}

import { toPlainText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import type { ErrorCase } from '../model/exchange';
import type { SearchablePassage } from './searchablePage';
import { joinSentences } from './joinSentences';

/**
 * Returns passages for search phrases, which are searchable but not visible.
 *
 * @param anchor Anchor of the part of the page that the phrases are about, unless it is the whole page.
 */
export function toPhrasePassages(phrases: readonly string[] = [], anchor?: string): readonly SearchablePassage[] {
  return phrases.map((text) => ({ text, role: 'phrase', ...(anchor !== undefined && { anchor }) }));
}

/** Returns a passage for an error, by its status and code. */
export function toErrorPassage(
  status: string,
  { code, title, cause, remedy }: ErrorCase,
  anchor: string,
): SearchablePassage {
  return {
    text: joinSentences(title, toSearchText(cause), toSearchText(remedy)),
    section: `${status} ${code}`,
    anchor,
    role: 'error',
  };
}

/** Returns a passage for a text, or none if the text is empty. */
export function toTextPassages(text: string): readonly SearchablePassage[] {
  return text === '' ? [] : [{ text }];
}

/** Returns the words of a text on one line. */
export function toSearchText(text: RichText | undefined): string {
  return text === undefined ? '' : toPlainText(text).replace(/\s+/g, ' ');
}

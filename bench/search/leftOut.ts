import type { SearchablePage } from '@reliure/search';
import type { JudgedQuery } from './queries.ts';

/** One of this many search phrases is left out of the index. */
const step = 8;

/**
 * Leaves some search phrases out of the pages, and returns them as queries for their page. They were written for the
 * search by the authors of the pages, and without them, the search has to find the pages by other words.
 */
export function leavePhrasesOut(pages: readonly SearchablePage[]): {
  readonly pages: readonly SearchablePage[];
  readonly queries: readonly JudgedQuery[];
} {
  const queries: JudgedQuery[] = [];
  let position = 0;
  const isLeft = ({ kind = 'page', url }: SearchablePage, text: string): boolean => {
    position += 1;
    if (position % step !== 0) return false;
    queries.push({ kind, query: text, right: new Set([url]) });
    return true;
  };
  const remaining = pages.map((page) => ({
    ...page,
    passages: page.passages.filter(({ role, text }) => role !== 'phrase' || !isLeft(page, text)),
  }));
  return { pages: remaining, queries };
}

import MiniSearch, { type Options } from 'minisearch';
import { analyze } from './analyze';
import type { SearchDocument, SearchIndexEntry, SearchablePage } from './types';

/** How documents are indexed; the reader of an index must be given the same. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'i',
  fields: ['title', 'section', 'text'],
  extractField: (document, field) => {
    switch (field) {
      case 'title':
        return document.p === undefined ? document.t : '';
      case 'section':
        return document.s ?? '';
      case 'text':
        return document.p === undefined ? (document.b ?? []).join(' ') : document.t;
      default: // The number, which MiniSearch reads as a field too.
        return document.i;
    }
  },
  tokenize: (text) => analyze(text).map(({ term }) => term),
  processTerm: (term) => term,
};

/**
 * Numbers the documents of some pages and indexes them: pages first, then the places on them. What is said in the same
 * words on several pages, such as a field of one schema, is a place on the first of them only.
 *
 * @param first Number of the first document: numbers are unique in a file that is made of several indexes.
 */
export function buildIndexEntries(pages: readonly SearchablePage[], first = 0): readonly SearchIndexEntry[] {
  const titles = pages.map(({ title, url, breadcrumbs }, position): SearchDocument => ({
    i: first + position,
    t: title,
    u: url,
    b: breadcrumbs,
  }));
  const said = new Set<string>();
  let next = first + titles.length;
  const places = pages.flatMap((page, position) =>
    page.places.flatMap(({ text, section = page.title, anchor }): readonly SearchDocument[] => {
      const words = `${section}\n${text}`;
      if (said.has(words)) return [];
      said.add(words);
      const hash = anchor === undefined ? {} : { h: `#${anchor}` };
      return [{ i: next++, t: text, u: page.url, ...hash, s: section, p: first + position }];
    }),
  );
  return [toEntry(titles), toEntry(places)];
}

/** How many documents the indexes hold: the number of the next one. */
export function countDocuments(entries: readonly SearchIndexEntry[]): number {
  return entries.reduce((sum, { documents }) => sum + documents.length, 0);
}

function toEntry(documents: readonly SearchDocument[]): SearchIndexEntry {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return { documents, index: index.toJSON() };
}

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

/** Numbers the documents of all pages and indexes them: pages first, then the places on them. */
export function buildIndexFile(pages: readonly SearchablePage[]): readonly SearchIndexEntry[] {
  const titles = pages.map(({ title, url, breadcrumbs }, i): SearchDocument => ({
    i,
    t: title,
    u: url,
    b: breadcrumbs,
  }));
  let next = titles.length;
  const places = pages.flatMap((page, p) =>
    page.places.map(({ text, section, anchor }): SearchDocument => ({
      i: next++,
      t: text,
      u: page.url,
      ...(anchor !== undefined && { h: `#${anchor}` }),
      s: section ?? page.title,
      p,
    })),
  );
  return [toEntry(titles), toEntry(places)];
}

function toEntry(documents: readonly SearchDocument[]): SearchIndexEntry {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return { documents, index: index.toJSON() };
}

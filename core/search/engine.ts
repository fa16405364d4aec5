import MiniSearch, { type SearchOptions } from 'minisearch';
import { analyzeQuery } from './analyze';
import { indexOptions } from './indexFile';
import type { SearchDocument, SearchIndexEntry } from './types';

export interface Hit {
  readonly document: SearchDocument;
  /** The page that holds the document; the document itself when it is a page. */
  readonly page: SearchDocument;
  /** Terms of the index that matched, stemmed. */
  readonly terms: readonly string[];
}

export interface Engine {
  /** The best hits, best first. */
  readonly search: (query: string, limit: number) => readonly Hit[];
}

/** Longest part of a query that is read, in UTF-16 code units: beyond it, nobody typed. */
const longestQuery = 200;

const baseOptions: SearchOptions = {
  boost: { title: 4, section: 2, text: 1 },
  combineWith: 'AND',
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/**
 * Opens the indexes of one file.
 *
 * @throws Error when the file is not a list of entries that this version wrote.
 */
export function openEngine(entries: readonly SearchIndexEntry[]): Engine {
  const documents = new Map(entries.flatMap((entry) => entry.documents.map((document) => [document.i, document])));
  const indexes = entries.map(({ index }) => MiniSearch.loadJS<SearchDocument>(index as never, indexOptions));

  function find(terms: readonly string[], options: SearchOptions): readonly Hit[] {
    return indexes
      .flatMap((index) => index.search(terms.join(' '), { ...baseOptions, ...options }))
      .flatMap((result) => {
        const document = documents.get(result.id as number);
        const page = document === undefined ? undefined : (documents.get(document.p ?? document.i) ?? document);
        if (document === undefined || page === undefined) return [];
        return [
          { hit: { document, page, terms: result.terms }, score: result.score * (document === page ? pageWeight : 1) },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ hit }) => hit);
  }

  return {
    search(query, limit) {
      const terms = analyzeQuery(query.slice(0, longestQuery));
      if (terms.length === 0) return [];
      const last = terms.at(-1);
      const prefix = (term: string): boolean => term === last;
      for (const options of [
        { prefix },
        { prefix, fuzzy: tolerance },
        { prefix, fuzzy: tolerance, combineWith: 'OR' },
      ] as const) {
        const hits = find(terms, options);
        if (hits.length > 0) return hits.slice(0, limit);
      }
      return [];
    },
  };
}

/** A page whose title matches is what was sought more often than a place on one. */
const pageWeight = 6;

/** Typing errors that are forgiven, by length. */
function tolerance(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

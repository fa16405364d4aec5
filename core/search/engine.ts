import MiniSearch, { type AsPlainObject, type SearchOptions } from 'minisearch';
import { analyzeQuery } from './analyze';
import { indexOptions } from './indexFile';
import { stemUnfinished } from './stem';
import type { SearchDocument } from './types';

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
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/**
 * Opens the indexes of one file.
 *
 * @param file Parsed JSON of an index file.
 * @throws Error when it is not a list of entries that this version wrote.
 */
export function openEngine(file: unknown): Engine {
  const entries = toEntries(file);
  const documents = new Map(entries.flatMap((entry) => entry.documents.map((document) => [document.i, document])));
  const indexes = entries.map(({ index }) => loadIndex(index));

  function find(terms: readonly string[], options: SearchOptions): readonly Hit[] {
    return indexes
      .flatMap((index) => index.search({ ...baseOptions, ...options, queries: [...terms] }))
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

  /** A last word that no hit has whole may end in the middle of an ending that its stem lost. */
  function withUnfinished(words: readonly (readonly string[])[], hits: readonly Hit[]): readonly Hit[] {
    const last = words.at(-1) ?? [];
    if (hits.some((hit) => last.some((term) => hit.terms.includes(term)))) return hits;
    const ends = last.map(stemUnfinished);
    const terms = [...new Set([...words.slice(0, -1).flat(), ...ends])];
    return [...hits, ...find(terms, { prefix: (term) => ends.includes(term) })];
  }

  return {
    search(query, limit) {
      const words = analyzeQuery(query.slice(0, longestQuery));
      if (words.length === 0) return [];
      const last = words.at(-1) ?? [];
      const terms = [...new Set(words.flat())];
      const prefix = (term: string): boolean => last.includes(term);
      const ways: readonly (() => readonly Hit[])[] = [
        () => withUnfinished(words, find(terms, { prefix })),
        () => find(terms, { prefix, fuzzy: tolerance }),
        () => find(terms, { prefix, fuzzy: tolerance, combineWith: 'OR' }),
      ];
      for (const way of ways) {
        const hits = way();
        if (hits.length > 0) return uniquePlaces(hits).slice(0, limit);
      }
      return [];
    },
  };
}

/** The best hit for each address: a page’s other phrasings lead where it does. */
function uniquePlaces(hits: readonly Hit[]): readonly Hit[] {
  const taken = new Set<string>();
  return hits.filter(({ document: { u, h = '' } }) => {
    const address = u + h;
    if (taken.has(address)) return false;
    taken.add(address);
    return true;
  });
}

/** A page whose title matches is what was sought more often than a place on one. */
const pageWeight = 6;

/** Typing errors that are forgiven, by length. */
function tolerance(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
}

interface ReadEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: AsPlainObject;
}

function toEntries(file: unknown): readonly ReadEntry[] {
  if (!Array.isArray(file)) throw new Error('L’index de recherche est illisible : une liste était attendue.');
  return file.map((entry: unknown, position) => {
    if (isEntry(entry)) return entry;
    throw new Error(`L’index de recherche est illisible : son entrée ${position} n’a pas de documents ou pas d’index.`);
  });
}

function loadIndex(index: AsPlainObject): MiniSearch<SearchDocument> {
  try {
    return MiniSearch.loadJS(index, indexOptions);
  } catch (cause) {
    throw new Error('L’index de recherche est illisible : une autre version du site l’a écrit.', { cause });
  }
}

function isEntry(value: unknown): value is ReadEntry {
  return (
    isObject(value) &&
    Array.isArray(value['documents']) &&
    value['documents'].every(isDocument) &&
    isObject(value['index']) &&
    Array.isArray(value['index']['index'])
  );
}

function isDocument(value: unknown): value is SearchDocument {
  return (
    isObject(value) &&
    typeof value['i'] === 'number' &&
    typeof value['t'] === 'string' &&
    typeof value['u'] === 'string'
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

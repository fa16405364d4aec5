import { isStopWord } from '#analysis';
import { toErrorNames } from '@reliure/browser/urls';
import { applyFilters, type FacetCounts, type SearchFilters } from './facets.ts';
import { createHits, type FindMatches, type Hit } from './hits.ts';
import type { SearchIndexEntry } from './index/indexFile.ts';
import { createMatcher } from './query/matching.ts';
import { findSimilarWords } from './query/similarWords.ts';
import { openOccurrences } from './index/occurrences.ts';
import { createPostings } from './index/postings.ts';
import { toQueryWords, toConcepts, type QueryWords } from './query/query.ts';
import { contentWords } from './query/typedWords.ts';
import { knownMatches } from './query/wordMatches.ts';
import { createRanking, noParts, type RankedPage, type RankedQuery } from './ranking.ts';
import { findMatches } from './snippet.ts';
import { openSynonyms, type SynonymEntry } from './text/synonyms.ts';
import type { SearchText } from './index/types.ts';
import { weights } from './weights.ts';

/** A search, and the part of the results to return. */
export interface SearchRequest {
  readonly query: string;
  readonly filters: SearchFilters;
  /** Number of results to skip, and number of results to return after them. */
  readonly offset: number;
  readonly limit: number;
  /** Maximum number of passages returned for one page. */
  readonly passagesPerPage: number;
}

/**
 * How likely the first hit is right: `near` if it is only near the query, `sure` if it is about all of it, and `clear` if
 * moreover its name says so, in the words of the query: then texts would change nothing.
 */
export type Certainty = 'near' | 'sure' | 'clear';

/** The results of a search: plain data, so that a worker can post it. */
export interface SearchResponse {
  /** The query that was searched for: the code of an error if a longer text that contains one was typed or pasted. */
  readonly effectiveQuery: string;
  /** Number of pages that match, including those that are not returned. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly facets: FacetCounts;
  /** The words of the query that the site has, if no page matches all of it: the results are those of these words. */
  readonly part: string | null;
  readonly certainty: Certainty;
  /** Words that look like those of the query; filled only when no page matches. */
  readonly similarWords: readonly string[];
}

/**
 * Returns how likely the first page is right: whether one of its passages matches well, and whether the page matches nearly
 * all of the query. Of a query with a guessed word, a name must match.
 */
function toCertainty(first: RankedPage | undefined, { query, concepts }: RankedQuery): Certainty {
  const { best, shortcut, coverage } = first?.parts ?? noParts;
  const sources = new Set(concepts.map(({ source }) => source));
  const isGuessed = sources.has('guessed');
  if (coverage < weights.sureCoverage || sources.has('related')) return 'near';
  if (best >= weights.clearPassage && !isGuessed && !identifier.test(query)) return 'clear';
  return shortcut > 0 || best >= weights.surePassage * (isGuessed ? 2 : 1) ? 'sure' : 'near';
}

/** A digit, or letters joined or capitalized as in a name of the API, of which only the whole index has all. */
const identifier = /\d|[\p{L}][-_.][\p{L}]|\p{Ll}\p{Lu}/u;

/** An opened index. */
export interface Engine {
  readonly search: (request: SearchRequest) => SearchResponse;
  /** Whether some texts have not been read yet. Names can be found before that. */
  readonly isReading: () => boolean;
  /**
   * Adds the texts of the documents that came without text, and the words that came with them.
   *
   * @throws RangeError when a text belongs to no document.
   */
  readonly addTexts: (texts: readonly SearchText[], related?: readonly SynonymEntry[]) => void;
  /** Reads the texts of up to `count` more documents, if the texts have arrived. */
  readonly readMore: (count: number) => void;
}

/**
 * Opens the indexes of one file.
 *
 * @throws RangeError when an occurrence refers to a passage or a location that does not exist.
 */
export function openEngine(entries: readonly SearchIndexEntry[]): Engine {
  const occurrences = openOccurrences(entries);
  const postings = createPostings(occurrences);
  const synonyms = openSynonyms(entries.flatMap(({ index }) => index.synonyms));
  let related = openSynonyms(entries.flatMap(({ index }) => index.related));
  const match = createMatcher(occurrences.passages.length, postings);
  const ranking = createRanking(occurrences, postings, synonyms);
  const toHit = createHits(occurrences);

  const { vocabulary, wordsOf } = postings;

  function analyzeQuery(query: string): RankedQuery {
    const concepts = toConcepts(query, { vocabulary, synonyms, related });
    return {
      query,
      concepts,
      queryWords: toQueryWords(query, concepts, vocabulary),
      matches: match(concepts),
    };
  }

  /**
   * Returns the words of a query that the site has, or null if it has all of them. Of an unknown compound, such as
   * is_billing_address, these are its parts. Beside an unknown word, words that are only similar count as unknown too.
   */
  function toKnownPart({ concepts, matches }: RankedQuery): string | null {
    if (matches.every(({ passages }) => passages.length > 0)) return null;
    const isKnown = (word: string) => knownMatches([word], false, { vocabulary, synonyms, related })[0]?.size !== 0;
    const known = concepts.flatMap(({ text, source }, index) =>
      matches[index]?.passages.length !== 0
        ? source === 'guessed'
          ? []
          : [text]
        : contentWords(text).flatMap(({ parts }) => parts.filter((part) => part.length > 1 && isKnown(part))),
    );
    return known.join(' ');
  }

  function createFinder(queryWords: QueryWords): FindMatches {
    const isRelevant = (word: number): boolean => queryWords[word] === 1 && !isStopWord(vocabulary.at(word));
    const isQueryWord = (word: string): boolean => isRelevant(vocabulary.find(word) ?? -1);
    return (text) => {
      const words = wordsOf(text);
      return findMatches(text, isQueryWord, (chunk) => words?.[chunk]?.some(isRelevant) ?? true);
    };
  }

  return {
    search({ query: typed, filters, offset, limit, passagesPerPage }) {
      const query = toErrorNames(typed).find(ranking.isErrorCode) ?? typed;
      const whole = analyzeQuery(query);
      const ofWhole = ranking.rank(whole);
      const hasShortcut = (ofWhole.ranked[0]?.parts.shortcut ?? 0) > 0;
      const part = hasShortcut ? null : toKnownPart(whole);
      const analyzed = part === null ? whole : analyzeQuery(part);
      const { ranked, scoreOf } = part === null ? ofWhole : ranking.rank(analyzed);
      const { matching, facets } = applyFilters(ranked, filters, occurrences);
      const find = createFinder(analyzed.queryWords);
      return {
        effectiveQuery: query,
        total: matching.length,
        hits: matching.slice(offset, offset + limit).map((page) => toHit(page, scoreOf, find, passagesPerPage)),
        facets,
        part: part === '' ? null : part,
        certainty: part === null ? toCertainty(ranked[0], analyzed) : 'near',
        similarWords: ranked.length === 0 ? findSimilarWords(query, postings) : [],
      };
    },
    isReading: () => postings.textsRead() < occurrences.passages.length,
    addTexts(texts, later = []) {
      occurrences.texts.add(texts);
      if (later.length > 0) related = openSynonyms(later);
    },
    readMore: postings.readTexts,
  };
}

import { applyFilters, type FacetCounts, type SearchFilters } from './facets';
import { createHits, type FindMatches, type Hit } from './hits';
import type { SearchIndexEntry } from './index/indexFile';
import { createMatcher } from './query/matching';
import { findNearWords } from './query/nearWords';
import { openPlaces } from './index/places';
import { createPostings } from './index/postings';
import { soughtWords, stopWordsOf, toConcepts, type SoughtWords } from './query/query';
import { createRanking } from './ranking';
import { findMatches } from './snippet';
import { isStopWord } from './text/stopWords';
import { openSynonyms } from './text/synonyms';
import type { SearchText } from './index/types';
import { defaultWeights, type SearchWeights } from './weights';

/** What is searched, and which part of the answer is told. */
export interface SearchRequest {
  readonly query: string;
  readonly filters: SearchFilters;
  /** How many results are left out, and how many are told. */
  readonly offset: number;
  readonly limit: number;
  /** Most places that are told of one page. */
  readonly placesPerPage: number;
}

/** What a search found: plain data, which a worker can post. */
export interface SearchAnswer {
  /** How many pages answer, with those that are not told. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly facets: FacetCounts;
  /** Words that look like the query’s, when no page answers. */
  readonly nearWords: readonly string[];
}

/** An opened index. */
export interface Engine {
  readonly search: (request: SearchRequest) => SearchAnswer;
  /** Whether texts are still unread: names are found before. */
  readonly isReading: () => boolean;
  /**
   * Takes the texts of documents that came without.
   *
   * @throws RangeError when one is of no document.
   */
  readonly addTexts: (texts: readonly SearchText[]) => void;
  /** Reads the texts of some more documents, if they are there. */
  readonly readMore: (count: number) => void;
}

/**
 * Opens the indexes of one file.
 *
 * @throws RangeError when a place names something that is not there.
 */
export function openEngine(entries: readonly SearchIndexEntry[], weights: SearchWeights = defaultWeights): Engine {
  const places = openPlaces(entries);
  const postings = createPostings(places);
  const synonyms = openSynonyms(entries.flatMap(({ index }) => index.synonyms));
  const match = createMatcher(places.units.length, postings);
  const ranking = createRanking(places, postings, weights);
  const toHit = createHits(places, ranking.worth);

  const { vocabulary, wordsOf } = postings;

  function finderOf(sought: SoughtWords): FindMatches {
    const isMarked = (word: number): boolean => sought[word] === 1 && !isStopWord(vocabulary.at(word));
    const isSought = (word: string): boolean => isMarked(vocabulary.find(word) ?? -1);
    return (text) => {
      const words = wordsOf(text);
      return findMatches(text, isSought, (chunk) => words?.[chunk]?.some(isMarked) ?? true);
    };
  }

  return {
    search({ query, filters, offset, limit, placesPerPage }) {
      const concepts = toConcepts(query, { vocabulary, synonyms, weights: weights.match });
      const sought = soughtWords(concepts, vocabulary.size());
      const stopWords = stopWordsOf(query, vocabulary);
      const ranked = ranking.rank({ query, sought, stopWords, concepts, matches: match(concepts) });
      const { kept, facets } = applyFilters(ranked, filters, places);
      const find = finderOf(sought);
      return {
        total: kept.length,
        hits: kept.slice(offset, offset + limit).map((page) => toHit(page, find, placesPerPage)),
        facets,
        nearWords: ranked.length === 0 ? findNearWords(query, postings) : [],
      };
    },
    isReading: () => postings.textsRead() < places.units.length,
    addTexts: places.texts.add,
    readMore: postings.readTexts,
  };
}

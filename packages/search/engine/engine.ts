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

/** A search, and the part of the answer to return. */
export interface SearchRequest {
  readonly query: string;
  readonly filters: SearchFilters;
  /** How many results are skipped, and how many are returned after them. */
  readonly offset: number;
  readonly limit: number;
  /** The most places that are returned for one page. */
  readonly placesPerPage: number;
}

/** The answer to a search: plain data, so that a worker can post it. */
export interface SearchAnswer {
  /** How many pages answer, including those that are not returned. */
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly facets: FacetCounts;
  /** Words that look like those of the query; filled only when no page answers. */
  readonly nearWords: readonly string[];
}

/** An opened index. */
export interface Engine {
  readonly search: (request: SearchRequest) => SearchAnswer;
  /** Whether some texts are still to be read. Names can be found before that. */
  readonly isReading: () => boolean;
  /**
   * Adds the texts of the documents that came without text.
   *
   * @throws RangeError when a text belongs to no document.
   */
  readonly addTexts: (texts: readonly SearchText[]) => void;
  /** Reads the texts of up to `count` more documents, if the texts have arrived. */
  readonly readMore: (count: number) => void;
}

/**
 * Opens the indexes of one file.
 *
 * @throws RangeError when a place refers to a unit or a spot that does not exist.
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

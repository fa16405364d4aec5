import type { ConceptMatch } from './query/matching';
import type { PageInfo, Occurrences, LocationInfo, IndexedRole } from './index/occurrences';
import type { Postings } from './index/postings';
import type { QueryWords } from './query/query';
import { weights } from './weights';

/** Scores the passages of an index for one query after another. */
export interface PassageScores {
  /** Scores the passages that match a query. */
  readonly scorePassages: (query: ScoredQuery) => ScoredPassages;
  /** Returns the score of one concept at a location. Both qualities are from 0 to 1: in the passage’s name, and in its text. */
  readonly conceptScoreAt: (location: number, inName: number, anywhere: number) => number;
}

/** The passages that match a query, and their scores. */
export interface ScoredPassages {
  /** In no particular order. */
  readonly passages: readonly number[];
  /** Returns the score of a passage at a location. */
  readonly scoreAt: (passage: number, location: number) => number;
}

/** A query with the matches of its concepts; `shares` are the weights of the concepts, with a sum of 1. */
export interface ScoredQuery {
  readonly query: string;
  readonly queryWords: QueryWords;
  /** The stop words of the query, by their numbers in the index. */
  readonly stopWords: readonly number[];
  readonly matches: readonly ConceptMatch[];
  readonly shares: readonly number[];
}

/** The words of a query, for comparison with names. */
type NameQuery = Pick<ScoredQuery, 'queryWords' | 'stopWords'> & {
  readonly isOneWord: boolean;
  /** Whether the query asks what its other words mean. */
  readonly isForDefinition: boolean;
};

/**
 * Weight that is added to the words of a phrase for its stop words, about that of one word. In « qui peut faire la
 * visite », only the last word is not a stop word, but the phrase means more than that word. The more stop words the
 * phrase and the query share, the less of this weight is added.
 */
const phraseStopWordWeight = 2;

/** Matches a query for the definition of its other words. */
const definitionQuery =
  /(?:^|\s)(?:c(?:[’' ]?est)? quoi|qu[’' ]?est[ -]ce qu|(?:veut|veulent) dire|signifie|d[ée]finition|what (?:is|are|does)|quoi$)/i;

const minRareness = 0.2;

/** Added to the number of pages, so that on a small site a passage on several pages does not count as common yet. */
const rarenessSmoothing = 100;

/** Returns a factor for each passage: lower for a passage on many pages, because none of these pages is about it. */
function toRareness({ pages, starts }: Occurrences, commonness: number): Float32Array {
  return Float32Array.from({ length: starts.length - 1 }, (_, passage) => {
    const count = (starts[passage + 1] ?? 0) - (starts[passage] ?? 0);
    return Math.max(
      minRareness,
      1 - commonness * Math.sqrt(Math.max(0, count - 1) / (pages.length + rarenessSmoothing)),
    );
  });
}

/** Prepares what does not depend on the query: the weights of locations, and how rare passages are. */
export function createPassageScores(occurrences: Occurrences, postings: Postings): PassageScores {
  const { passages, pages, locations, starts, pageOf, roleOf } = occurrences;
  const { recall, precision, phrasePrecision, tail, proximity, exactName, definition } = weights.rank;
  const nameWeights = toLocationWeights(locations, weights.name);
  const textWeights = toLocationWeights(locations, weights.text);
  const rareness = toRareness(occurrences, weights.rank.commonness);

  function scorePassages({ query, queryWords, stopWords, matches, shares }: ScoredQuery): ScoredPassages {
    const inName = new Float32Array(passages.length);
    const anywhere = new Float32Array(passages.length);
    const scored: number[] = [];
    for (const [index, match] of matches.entries()) {
      const share = shares[index] ?? 0;
      for (const passage of match.passages) {
        if (anywhere[passage] === 0) scored.push(passage);
        inName[passage] = (inName[passage] ?? 0) + share * (match.inName[passage] ?? 0);
        anywhere[passage] = (anywhere[passage] ?? 0) + share * (match.anywhere[passage] ?? 0);
      }
    }
    const words: NameQuery = {
      queryWords,
      stopWords,
      isOneWord: !/\s/.test(query.trim()),
      isForDefinition: definitionQuery.test(query.trim()),
    };
    for (const passage of scored) {
      anywhere[passage] = penalizePartial(anywhere[passage] ?? 0);
      const coverage = inName[passage] ?? 0;
      if (coverage > 0) inName[passage] = penalizePartial(coverage) * nameFactor(passage, words, coverage);
      inName[passage] = (inName[passage] ?? 0) * (rareness[passage] ?? 1);
      anywhere[passage] = (anywhere[passage] ?? 0) * (rareness[passage] ?? 1);
    }
    return {
      passages: scored,
      scoreAt: (passage, location) => conceptScoreAt(location, inName[passage] ?? 0, anywhere[passage] ?? 0),
    };
  }

  function penalizePartial(coverage: number): number {
    return coverage * (1 - recall * (1 - coverage));
  }

  /**
   * Returns a factor for a name. Words that the query lacks lower it, and so do words between those of the query. A name
   * that equals the query raises it.
   */
  function nameFactor(
    passage: number,
    { queryWords, stopWords, isOneWord, isForDefinition }: NameQuery,
    coverage: number,
  ): number {
    const { starts: nameStarts, words, compounds } = postings.names;
    // Rarities of all words, of those in the query, and of those after the last one of these.
    let all = 0;
    let found = 0;
    let after = 0;
    // Number and positions of the words in the query.
    let count = 0;
    let position = 0;
    let first = 0;
    let last = 0;
    const end = nameStarts[passage + 1] ?? 0;
    for (let index = nameStarts[passage] ?? 0; index < end; index += 1) {
      const word = words[index] ?? 0;
      const isFound = queryWords[word] === 1 || queryWords[compounds[index] ?? 0] === 1;
      // A number in a name counts only if it is in the query.
      const rarity = postings.rarityOf(word) || (isFound ? 1 : 0);
      all += rarity;
      after = isFound ? 0 : after + rarity;
      if (isFound) {
        found += rarity;
        if (count === 0) first = position;
        last = position;
        count += 1;
      }
      position += 1;
    }
    if (count === 0) return 1 - precision;
    const share = found / all;
    // The first words of a name say what it is about; the words after the last match only specify it. A phrase is a
    // query itself, so all of its words count.
    const stopWordWeight =
      roleOf(passage) === 'phrase' ? phraseStopWordWeight * (1 - stopWordsShared(passage, stopWords)) : null;
    const extraShare =
      1 - (stopWordWeight !== null ? found / (all + stopWordWeight) : (found + (1 - tail) * after) / all);
    const closeness = count / (last - first + 1);
    const mayBeExact = stopWordWeight !== null ? stopWordWeight === 0 && !isOneWord : isOneWord || !isCode(passage);
    const isExact = mayBeExact && share > 0.99 && coverage > 0.99;
    return (
      (1 - (stopWordWeight !== null ? phrasePrecision : precision) * extraShare) *
      (1 - proximity * (1 - closeness)) *
      (isExact ? exactNameFactor(passage, isForDefinition) : 1)
    );
  }

  /** Returns the share of stop words that a name and a query have in common, from 0 to 1; 1 when neither has any. */
  function stopWordsShared(passage: number, queryStopWords: readonly number[]): number {
    const { stopWordStarts, stopWords } = postings.names;
    const [start, end] = [stopWordStarts[passage] ?? 0, stopWordStarts[passage + 1] ?? 0];
    const all = end - start + queryStopWords.length;
    if (all === 0) return 1;
    let shared = 0;
    for (let index = start; index < end; index += 1) if (queryStopWords.includes(stopWords[index] ?? 0)) shared += 1;
    return Math.min(1, (2 * shared) / all);
  }

  /**
   * Whether the name of a passage is a code. Visitors write a code as one word, so a query of several words never
   * equals it.
   */
  function isCode(passage: number): boolean {
    const role = roleOf(passage);
    return role === 'field' || role === 'error' || (role === 'title' && firstPageOf(passage)?.kind === 'schema');
  }

  /**
   * Returns the factor of a name that equals the query: higher for a heading of a guide when the query asks for a
   * definition.
   */
  function exactNameFactor(passage: number, isForDefinition: boolean): number {
    const isTerm = roleOf(passage) === 'section' && firstPageOf(passage)?.kind === 'guide';
    return isForDefinition && isTerm ? definition : exactName;
  }

  function firstPageOf(passage: number): PageInfo | undefined {
    return pages[pageOf[starts[passage] ?? 0] ?? 0];
  }

  function conceptScoreAt(location: number, qualityInName: number, quality: number): number {
    const [byName, byText] = [qualityInName * (nameWeights[location] ?? 0), quality * (textWeights[location] ?? 0)];
    return byName > byText ? byName : byText;
  }

  return { scorePassages, conceptScoreAt };
}

function toLocationWeights(
  locations: readonly LocationInfo[],
  byRole: Readonly<Record<IndexedRole, number>>,
): Float32Array {
  return Float32Array.from(locations, ({ role }) => byRole[role]);
}

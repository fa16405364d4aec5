import type { ConceptMatch } from './query/matching.ts';
import { isNamedByText, type Occurrences } from './index/occurrences.ts';
import type { Postings } from './index/postings.ts';
import type { QueryWords } from './query/query.ts';
import { weights } from './weights.ts';

/** Scores the passages of an index for one query after another. */
export interface PassageScores {
  /** Scores the passages that match a query. */
  readonly scorePassages: (query: ScoredQuery) => ScoredPassages;
  /** Returns the score of a match of one concept, given its qualities, from 0 to 1: in the passage’s name, and anywhere. */
  readonly conceptScoreOf: (passage: number, inName: number, anywhere: number) => number;
}

/** The passages that match a query, and their scores. */
export interface ScoredPassages {
  /** In no particular order. */
  readonly passages: readonly number[];
  readonly scoreOf: (passage: number) => number;
}

/** A query with the matches of its concepts; `shares` are the weights of the concepts, with a sum of 1. */
export interface ScoredQuery {
  readonly queryWords: QueryWords;
  readonly matches: readonly ConceptMatch[];
  readonly shares: readonly number[];
}

/** Prepares what does not depend on the query: the weights of names, and how rare passages are. */
export function createPassageScores(
  { passages, pages, starts, roleOf }: Occurrences,
  { names }: Pick<Postings, 'names'>,
): PassageScores {
  const nameWeights = Float32Array.from(passages, (_, passage) =>
    isNamedByText(roleOf(passage)) ? weights.pageName : weights.partName,
  );
  // A passage on many pages scores lower, because none of these pages is about it.
  const rareness = Float32Array.from(
    passages,
    (_, passage) => pages.length / (pages.length + (starts[passage + 1] ?? 0) - (starts[passage] ?? 0) - 1),
  );

  function scorePassages({ queryWords, matches, shares }: ScoredQuery): ScoredPassages {
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
    // Squares, so that a passage that matches the whole query counts more than several that each match a part.
    for (const passage of scored) {
      const quality = inName[passage] ?? 0;
      if (quality > 0) inName[passage] = quality ** 2 * nameFactor(passage, queryWords);
      anywhere[passage] = (anywhere[passage] ?? 0) ** 2;
    }
    return {
      passages: scored,
      scoreOf: (passage) => conceptScoreOf(passage, inName[passage] ?? 0, anywhere[passage] ?? 0),
    };
  }

  /** Returns a factor for a name: lower for words that the query lacks, and for words between those of the query. */
  function nameFactor(passage: number, queryWords: QueryWords): number {
    const [start, end] = [names.starts[passage] ?? 0, names.starts[passage + 1] ?? 0];
    let [count, first, last] = [0, 0, 0];
    for (let index = start; index < end; index += 1) {
      if (queryWords[names.words[index] ?? 0] !== 1 && queryWords[names.compounds[index] ?? 0] !== 1) continue;
      if (count === 0) first = index;
      last = index;
      count += 1;
    }
    if (count === 0) return 1 - weights.extraWords;
    const [share, closeness] = [count / (end - start), count / (last - first + 1)];
    // A phrase is a query itself, so all of its words count.
    const shareFactor = roleOf(passage) === 'phrase' ? share : 1 - weights.extraWords * (1 - share);
    return shareFactor * (1 - weights.extraWords * (1 - closeness));
  }

  function conceptScoreOf(passage: number, qualityInName: number, quality: number): number {
    return (rareness[passage] ?? 1) * Math.max(qualityInName * (nameWeights[passage] ?? 0), quality);
  }

  return { scorePassages, conceptScoreOf };
}

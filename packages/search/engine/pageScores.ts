/** How well a page matches a query, from all occurrences on it. */
export interface PageMatch {
  /** Share of the query that the page matches anywhere, from 0 to 1. */
  readonly coverage: number;
  /** Score of the best match of each concept, weighted by the shares of the concepts. */
  readonly conceptScore: number;
}

/** The scores of a page while a query is ranked. */
export interface PageScore extends PageMatch {
  readonly page: number;
  /** The passage, location and score of the best occurrence. */
  readonly passage: number;
  readonly location: number;
  readonly best: number;
}

/** Accumulates the scores of all pages, for one query. */
export interface PageScores {
  /** Adds an occurrence on a page, with its score for the whole query. */
  readonly addOccurrence: (page: number, passage: number, location: number, score: number) => void;
  /** Adds a match of the current concept: its quality, from 0 to 1, and its score at its location. */
  readonly addMatch: (page: number, quality: number, score: number) => void;
  /** Adds the matches of the current concept to the sums, and goes on to the next concept. */
  readonly endConcept: (share: number) => void;
  readonly all: () => readonly PageScore[];
}

/** Creates accumulators for the given number of pages, with all sums at zero. */
export function createPageScores(size: number): PageScores {
  const numbers = (): Float32Array => new Float32Array(size);
  const best = numbers();
  const coverage = numbers();
  const conceptScore = numbers();
  const quality = numbers();
  const score = numbers();
  const passages = new Uint32Array(size);
  const locations = new Uint32Array(size);
  const isMatched = new Uint8Array(size);
  const matched: number[] = [];

  return {
    addOccurrence(page, passage, location, added) {
      if (isMatched[page] === 0) {
        isMatched[page] = 1;
        matched.push(page);
      }
      if (added <= (best[page] ?? 0)) return;
      best[page] = added;
      passages[page] = passage;
      locations[page] = location;
    },
    addMatch(page, matchQuality, matchScore) {
      if (matchQuality > (quality[page] ?? 0)) quality[page] = matchQuality;
      if (matchScore > (score[page] ?? 0)) score[page] = matchScore;
    },
    endConcept(share) {
      for (const page of matched) {
        coverage[page] = (coverage[page] ?? 0) + share * (quality[page] ?? 0);
        conceptScore[page] = (conceptScore[page] ?? 0) + share * (score[page] ?? 0);
        quality[page] = score[page] = 0;
      }
    },
    all: () =>
      matched.map((page) => ({
        page,
        passage: passages[page] ?? 0,
        location: locations[page] ?? 0,
        best: best[page] ?? 0,
        coverage: coverage[page] ?? 0,
        conceptScore: conceptScore[page] ?? 0,
      })),
  };
}

/** The answers of a page, from all of its places. */
export interface PageAnswers {
  /** Share of the query that the page answers in any place, from 0 to 1. */
  readonly covered: number;
  /** The same share, with rare concepts weighted more: by their rarity without the exponent of the ranking. */
  readonly told: number;
  /** Worth of the best answer to each concept, weighted by the shares of the concepts. */
  readonly spread: number;
}

/** The data of a page while a query is ranked. */
export interface PageRow extends PageAnswers {
  readonly page: number;
  /** The unit, spot and worth of the best place, then the worth of the second best. */
  readonly unit: number;
  readonly spot: number;
  readonly best: number;
  readonly second: number;
}

/** Sums over all pages, for one query. */
export interface PageTable {
  /** Adds a place of a page, with its worth for the whole query. */
  readonly offer: (page: number, unit: number, spot: number, worth: number) => void;
  /** Adds an answer to the current concept: its quality, from 0 to 1, and its worth in its spot. */
  readonly answer: (page: number, quality: number, worth: number) => void;
  /** Adds the answers to the current concept to the sums, and goes on to the next concept. */
  readonly endConcept: (share: number, tellingShare: number) => void;
  readonly rows: () => readonly PageRow[];
}

/** Creates a table for the given number of pages, with all sums at zero. */
export function createPageTable(size: number): PageTable {
  const numbers = (): Float32Array => new Float32Array(size);
  const [best, second, covered, told, spread, quality, worth] = [
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
    numbers(),
  ];
  const units = new Uint32Array(size);
  const spots = new Uint32Array(size);
  const isReached = new Uint8Array(size);
  const reached: number[] = [];

  return {
    offer(page, unit, spot, offered) {
      if (isReached[page] === 0) {
        isReached[page] = 1;
        reached.push(page);
      }
      const known = best[page] ?? 0;
      if (offered > known) {
        second[page] = known;
        best[page] = offered;
        units[page] = unit;
        spots[page] = spot;
      } else if (offered > (second[page] ?? 0)) second[page] = offered;
    },
    answer(page, answered, answerWorth) {
      if (answered > (quality[page] ?? 0)) quality[page] = answered;
      if (answerWorth > (worth[page] ?? 0)) worth[page] = answerWorth;
    },
    endConcept(share, tellingShare) {
      for (const page of reached) {
        covered[page] = (covered[page] ?? 0) + share * (quality[page] ?? 0);
        told[page] = (told[page] ?? 0) + tellingShare * (quality[page] ?? 0);
        spread[page] = (spread[page] ?? 0) + share * (worth[page] ?? 0);
        quality[page] = worth[page] = 0;
      }
    },
    rows: () =>
      reached.map((page) => ({
        page,
        unit: units[page] ?? 0,
        spot: spots[page] ?? 0,
        best: best[page] ?? 0,
        second: second[page] ?? 0,
        covered: covered[page] ?? 0,
        told: told[page] ?? 0,
        spread: spread[page] ?? 0,
      })),
  };
}

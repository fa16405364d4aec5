/** What a page answers, all its places together. */
export interface PageAnswers {
  /** Share of the query that it answers anywhere, from 0 to 1. */
  readonly covered: number;
  /** The same, by how much each concept says. */
  readonly told: number;
  /** Worth of the best answer to each concept, by their shares. */
  readonly spread: number;
}

/** What is known of a page while a query is ranked. */
export interface PageRow extends PageAnswers {
  readonly page: number;
  /** The best place: its unit, its spot, its worth; then the worth of the second. */
  readonly unit: number;
  readonly spot: number;
  readonly best: number;
  readonly second: number;
}

/** Sums over all pages, for one query. */
export interface PageTable {
  /** A place of a page, for the whole query. */
  readonly offer: (page: number, unit: number, spot: number, worth: number) => void;
  /** An answer to the concept in hand: how good it is, from 0 to 1, and what it is worth where it stands. */
  readonly answer: (page: number, quality: number, worth: number) => void;
  /** Adds what was answered to the concept in hand, and goes on to the next. */
  readonly endConcept: (share: number, tellingShare: number) => void;
  readonly rows: () => readonly PageRow[];
}

/** A table for so many pages, all sums at zero. */
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

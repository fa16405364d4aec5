import { readCodes, readValues, toCodeOfQuery, toCodeOfWords, toNamedStatus, toStatus } from './query/codeQuery';
import type { ConceptMatch } from './query/matching';
import { createPageTable, type PageAnswers } from './index/pageTable';
import { matchPath, readPaths, toPathShape } from './query/pathQuery';
import type { Places } from './index/places';
import type { Postings } from './index/postings';
import type { Concept, SoughtWords } from './query/query';
import { createUnitScores } from './unitScores';
import type { SearchWeights } from './weights';

/** A page that answers a query, and its best place. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly unit: number;
  readonly spot: number;
}

/** A query after analysis, and the matches of each of its concepts. */
export interface RankedQuery {
  readonly query: string;
  readonly concepts: readonly Concept[];
  readonly sought: SoughtWords;
  /** The stop words of the query, by their numbers in the index. */
  readonly stopWords: readonly number[];
  readonly matches: readonly ConceptMatch[];
}

/** Ranks the pages of an index for one query after another. */
export interface Ranking {
  /** Returns the pages that answer, best first. */
  readonly rank: (query: RankedQuery) => readonly RankedPage[];
  /** Returns what a unit is worth in a spot, for the query ranked last. */
  readonly worth: (unit: number, spot: number) => number;
}

/** Prepares what does not depend on the query: paths, codes, values and the weight of each page’s kind. */
export function createRanking(places: Places, postings: Postings, weights: SearchWeights): Ranking {
  const { units, pages, spots, eachSpotOf } = places;
  const { rank: ranked } = weights;
  const unitScores = createUnitScores(places, postings, weights);
  const paths = readPaths(places);
  // Few queries are codes, so the codes are read only when the first such query comes.
  const codes = once(() => readCodes(places));
  const values = once(() => readValues(places));
  const priors = Float32Array.from(pages, ({ kind, isDeprecated }, page) => {
    const steps = paths.get(page)?.shape.segments.length ?? 0;
    const kept = isDeprecated ? ranked.deprecated : 1;
    return shareOf(kind, ranked.kind, ranked.kind.page) * kept * (1 - ranked.pathStep * Math.min(steps, 20));
  });
  const sentencePriors = priors.map(
    (prior, page) => prior * shareOf(pages[page]?.kind ?? 'page', ranked.sentence.kind, 1),
  );
  // A phrase with an anchor describes one part of its page, so it answers alone: counted together, the phrases of all
  // parts would make their page answer almost any query.
  const isAside = spots.map(({ role, anchor }) => role === 'phrase' && anchor !== '');

  function rank({ query, concepts, sought, stopWords, matches }: RankedQuery): readonly RankedPage[] {
    const table = createPageTable(pages.length);
    const weightOf = concepts.map(({ importance }) => ranked.importance[importance]);
    const telling = matches.map(({ units: found }) =>
      found.length === 0 ? Math.log(1 + units.length) * ranked.unknown : Math.log(1 + units.length / found.length),
    );
    const shares = toShares(telling.map((value, index) => value ** ranked.rarity * (weightOf[index] ?? 1)));
    for (const unit of unitScores.score({ query, sought, stopWords, matches, shares })) {
      eachSpotOf(unit, (page, spot) => table.offer(page, unit, spot, unitScores.worth(unit, spot)));
    }
    const tellingShares = toShares(telling.map((value, index) => value * (weightOf[index] ?? 1)));
    for (const [index, { units: found, name, any }] of matches.entries()) {
      for (const unit of found) {
        const [inName, anywhere] = [name[unit] ?? 0, any[unit] ?? 0];
        eachSpotOf(unit, (page, spot) => {
          if (isAside[spot] !== true) table.answer(page, anywhere, unitScores.worthOf(spot, inName, anywhere));
        });
      }
      table.endConcept(shares[index] ?? 0, tellingShares[index] ?? 0);
    }
    const answersOf = (unit: number, spot: number): PageAnswers => {
      let [told, covered, spread] = [0, 0, 0];
      for (const [index, { name, any }] of matches.entries()) {
        const [inName, anywhere, share] = [name[unit] ?? 0, any[unit] ?? 0, shares[index] ?? 0];
        told += (tellingShares[index] ?? 0) * anywhere;
        covered += share * anywhere;
        spread += share * unitScores.worthOf(spot, inName, anywhere);
      }
      return { told, covered, spread };
    };
    const found = new Map<number, RankedPage>();
    const asked = isSentence(matches) ? sentencePriors : priors;
    const least = leastAnswered(concepts, matches, tellingShares);
    for (const { page, unit, spot, best, second, ...all } of table.rows()) {
      const { told, covered, spread } = isAside[spot] === true ? answersOf(unit, spot) : all;
      if (told < least && best < ranked.fitting) continue;
      const prior = (asked[page] ?? 1) * (isAside[spot] === true ? ranked.aside : 1);
      const worth = best + ranked.second * second + ranked.spread * spread;
      found.set(page, { page, unit, spot, score: worth * covered ** ranked.coverage * prior });
    }
    addPaths(query, found);
    addCode(query, concepts, found);
    return [...found.values()].sort((one, other) => other.score - one.score || one.page - other.page);
  }

  /**
   * Returns the least share of the query that a page must answer, unless its best place is worth `fitting`. The share
   * is low when the site has all words of the query, and higher when it lacks some, because the query may be about
   * something else. When most of the query had to be guessed, it is not about this site, and no page answers.
   */
  function leastAnswered(
    concepts: readonly Concept[],
    matches: readonly ConceptMatch[],
    shares: readonly number[],
  ): number {
    // An identifier that the site has shows that the query is about this site, whatever the other words are.
    const isMeant = matches.some((match, index) => concepts[index]?.importance === 'identifier' && isSure(match));
    if (isMeant) return ranked.least;
    const doubtful = matches.flatMap((match, index) => (isSure(match) ? [] : [shares[index] ?? 0]));
    if (doubtful.length === 0) return ranked.least;
    const isGuesswork = doubtful.length > 1 && sum(doubtful) > 0.5;
    if (isGuesswork) return Infinity;
    return ranked.threshold * (isSentence(matches) ? ranked.sentence.threshold : 1);
  }

  /** Adds the pages whose path matches: a visitor who types a path wants it, whatever words it contains. */
  function addPaths(query: string, found: Map<number, RankedPage>): void {
    const sought = toPathShape(query.slice(0, longestName));
    if (sought === null) return;
    for (const [page, { shape, unit, spot }] of paths) {
      const fit = matchPath(sought, shape);
      if (fit > 0) found.set(page, { page, unit, spot, score: fit * ranked.path + (found.get(page)?.score ?? 0) });
    }
  }

  function isSentence({ length }: readonly ConceptMatch[]): boolean {
    return length >= ranked.sentence.words;
  }

  /**
   * Adds the pages that explain a code or status. A visitor who types one wants its meaning before the operations that
   * return or write it. When the words of the code are typed apart, this is less certain, so the score is lower.
   */
  function addCode(query: string, concepts: readonly Concept[], found: Map<number, RankedPage>): void {
    const typed = query.slice(0, longestName);
    const sought = toCodeOfQuery(typed) ?? toNamedStatus(concepts, postings.vocabulary);
    if (sought !== null) {
      for (const value of values().get(sought) ?? []) {
        found.set(value.page, { ...value, score: ranked.value + (found.get(value.page)?.score ?? 0) });
      }
      const code = codes().get(sought);
      if (code !== undefined) found.set(code.page, { ...code, score: ranked.path });
    }
    const soughtByWords = toCodeOfWords(typed) ?? toStatus(concepts);
    const words = soughtByWords === null ? undefined : codes().get(soughtByWords);
    if (words === undefined || (found.get(words.page)?.score ?? 0) > ranked.codeWords) return;
    found.set(words.page, { ...words, score: ranked.codeWords });
  }

  return { rank, worth: unitScores.worth };
}

/** Whether the site has a word of the concept, so that nothing had to be guessed. */
function isSure({ units, any }: ConceptMatch): boolean {
  return units.some((unit) => (any[unit] ?? 0) > surely);
}

/** A match that is worth more than this counts as certain, not guessed. */
const surely = 0.7;

/** The longest query that is read as a path or a code, in UTF-16 code units. */
const longestName = 500;

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function toShares(values: readonly number[]): readonly number[] {
  const total = sum(values);
  return values.map((value) => value / total);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Returns the share of a kind. Kinds come from a file, so a kind may have the name of a property that every object
 * inherits.
 */
function shareOf(kind: string, shares: Readonly<Record<string, number>>, rest: number): number {
  return Object.hasOwn(shares, kind) ? (shares[kind] ?? rest) : rest;
}

import { readCodes, readValues, toCodeOfQuery, toNamedStatus } from './query/codeQuery';
import type { ConceptMatch } from './query/matching';
import { createPageScores, type PageMatch } from './pageScores';
import { matchPath, readPaths, toPathPattern } from './query/pathQuery';
import type { Occurrences } from './index/occurrences';
import type { Postings } from './index/postings';
import type { Concept, QueryWords } from './query/query';
import { createPassageScores, type ScoredPassages } from './passageScores';
import { weights } from './weights';

/** A page that matches a query, and its best occurrence. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly passage: number;
  readonly location: number;
}

/** A query after analysis, and the matches of each of its concepts. */
export interface RankedQuery {
  readonly query: string;
  readonly concepts: readonly Concept[];
  readonly queryWords: QueryWords;
  /** The stop words of the query, by their numbers in the index. */
  readonly stopWords: readonly number[];
  readonly matches: readonly ConceptMatch[];
}

/** The pages that match a query. */
export interface RankedPages extends Pick<ScoredPassages, 'scoreAt'> {
  /** Best first. */
  readonly ranked: readonly RankedPage[];
}

/** Ranks the pages of an index for a query. */
export interface Ranking {
  readonly rank: (query: RankedQuery) => RankedPages;
  /** Whether an error catalogue explains a code. */
  readonly isErrorCode: (code: string) => boolean;
}

/** Prepares what does not depend on the query: paths, codes, values and the weight of each page’s kind. */
export function createRanking(occurrences: Occurrences, postings: Postings): Ranking {
  const { passages, pages, locations, eachOccurrenceOf } = occurrences;
  const { rank: factors } = weights;
  const passageScores = createPassageScores(occurrences, postings);
  const paths = readPaths(occurrences);
  // Few queries are codes, so the codes are read only when the first such query comes.
  const codes = once(() => readCodes(occurrences));
  const values = once(() => readValues(occurrences));
  const priors = Float32Array.from(pages, ({ kind, isDeprecated }, page) => {
    const steps = paths.get(page)?.pattern.segments.length ?? 0;
    const deprecation = isDeprecated ? factors.deprecated : 1;
    return factorOf(kind, factors.kind, factors.kind.page) * deprecation * (1 - factors.pathStep * Math.min(steps, 20));
  });
  const sentencePriors = priors.map(
    (prior, page) => prior * factorOf(pages[page]?.kind ?? 'page', factors.sentence.kind, 1),
  );
  // A phrase with an anchor describes one part of its page, so it counts alone: counted together, the phrases of all
  // parts would make their page match almost any query.
  const isPartPhrase = locations.map(({ role, anchor }) => role === 'phrase' && anchor !== '');

  function rank({ query, concepts, queryWords, stopWords, matches }: RankedQuery): RankedPages {
    const pageScores = createPageScores(pages.length);
    const idf = matches.map(({ passages: found }) =>
      found.length === 0
        ? Math.log(1 + passages.length) * factors.unknown
        : Math.log(1 + passages.length / found.length),
    );
    const shares = toShares(idf.map((value) => value ** factors.rarity));
    const scored = passageScores.scorePassages({ query, queryWords, stopWords, matches, shares });
    for (const passage of scored.passages) {
      eachOccurrenceOf(passage, (page, location) =>
        pageScores.addOccurrence(page, passage, location, scored.scoreAt(passage, location)),
      );
    }
    const idfShares = toShares(idf);
    for (const [index, match] of matches.entries()) {
      for (const passage of match.passages) {
        const [inName, anywhere] = [match.inName[passage] ?? 0, match.anywhere[passage] ?? 0];
        eachOccurrenceOf(passage, (page, location) => {
          if (isPartPhrase[location] !== true)
            pageScores.addMatch(page, anywhere, passageScores.conceptScoreAt(location, inName, anywhere));
        });
      }
      pageScores.endConcept(shares[index] ?? 0, idfShares[index] ?? 0);
    }
    const matchOf = (passage: number, location: number): PageMatch => {
      let [idfCoverage, coverage, conceptScore] = [0, 0, 0];
      for (const [index, match] of matches.entries()) {
        const [inName, anywhere] = [match.inName[passage] ?? 0, match.anywhere[passage] ?? 0];
        const share = shares[index] ?? 0;
        idfCoverage += (idfShares[index] ?? 0) * anywhere;
        coverage += share * anywhere;
        conceptScore += share * passageScores.conceptScoreAt(location, inName, anywhere);
      }
      return { idfCoverage, coverage, conceptScore };
    };
    const ranked = new Map<number, RankedPage>();
    const queryPriors = isSentence(matches) ? sentencePriors : priors;
    const threshold = toThreshold(matches, idfShares);
    for (const { page, passage, location, best, second, ...all } of pageScores.all()) {
      const match = isPartPhrase[location] === true ? matchOf(passage, location) : all;
      if (match.idfCoverage < threshold && best < factors.sufficientScore) continue;
      const prior = (queryPriors[page] ?? 1) * (isPartPhrase[location] === true ? factors.partPhrase : 1);
      const sum = best + factors.second * second + factors.conceptScore * match.conceptScore;
      ranked.set(page, { page, passage, location, score: sum * match.coverage ** factors.coverage * prior });
    }
    addPaths(query, ranked);
    addCode(query, concepts, ranked);
    return {
      ranked: [...ranked.values()].sort((one, other) => other.score - one.score || one.page - other.page),
      scoreAt: scored.scoreAt,
    };
  }

  /**
   * Returns the least share of the query that a page must match, unless its best occurrence has the `sufficientScore`.
   * The share is low when the site has all words of the query, and higher when it lacks some, because the query may be
   * about something else. When most of the query had to be guessed, it is not about this site, and no page matches.
   */
  function toThreshold(matches: readonly ConceptMatch[], shares: readonly number[]): number {
    const guessedShares = matches.flatMap((match, index) => (match.passages.length > 0 ? [] : [shares[index] ?? 0]));
    if (guessedShares.length === 0) return factors.knownThreshold;
    const isMostlyGuessed = guessedShares.length > 1 && sum(guessedShares) > 0.5;
    if (isMostlyGuessed) return Infinity;
    return factors.threshold * (isSentence(matches) ? factors.sentence.threshold : 1);
  }

  /** Adds the pages whose path matches, because a visitor who types a path wants its operation. */
  function addPaths(query: string, ranked: Map<number, RankedPage>): void {
    const queryPath = toPathPattern(query.slice(0, maxNameLength));
    if (queryPath === null) return;
    for (const [page, { pattern, passage, location }] of paths) {
      const share = matchPath(queryPath, pattern);
      if (share === 0) continue;
      ranked.set(page, { page, passage, location, score: share * factors.shortcut + (ranked.get(page)?.score ?? 0) });
    }
  }

  function isSentence({ length }: readonly ConceptMatch[]): boolean {
    return length >= factors.sentence.words;
  }

  /**
   * Adds the pages that explain a code or status. A visitor who types one wants its meaning before the operations that
   * return or write it.
   */
  function addCode(query: string, concepts: readonly Concept[], ranked: Map<number, RankedPage>): void {
    const typed = query.slice(0, maxNameLength);
    const code = toCodeOfQuery(typed) ?? toNamedStatus(concepts, postings.vocabulary);
    if (code === null) return;
    const error = codes().get(code);
    for (const explained of [...(values().get(code) ?? []), ...(error === undefined ? [] : [error])]) {
      ranked.set(explained.page, { ...explained, score: factors.shortcut + (ranked.get(explained.page)?.score ?? 0) });
    }
  }

  return { rank, isErrorCode: (code) => codes().has(toCodeOfQuery(code) ?? '') };
}

/** Maximum length of a query that may be a path or a code, in UTF-16 code units. */
const maxNameLength = 500;

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

function toShares(values: readonly number[]): readonly number[] {
  const total = sum(values);
  return values.map((value) => value / total);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Returns the factor of a kind. Kinds come from a file, so a kind may have the name of an inherited property, such as
 * `constructor`.
 */
function factorOf(kind: string, factors: Readonly<Record<string, number>>, fallback: number): number {
  return Object.hasOwn(factors, kind) ? (factors[kind] ?? fallback) : fallback;
}

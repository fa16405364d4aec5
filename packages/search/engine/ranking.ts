import { isQuestion } from '#analysis';
import {
  readAbbreviations,
  readCodes,
  readErrorsByStatus,
  readValues,
  toCodeOfQuery,
  toNamedStatus,
  toStatusOfSentence,
  type CodeOccurrence,
} from './query/codeQuery.ts';
import type { ConceptMatch } from './query/matching.ts';
import { createPageScores, type PageMatch } from './pageScores.ts';
import { fieldSimilarity, readFieldNames, toIdentifierParts } from './query/fieldQuery.ts';
import { matchPath, readPaths, toPathPattern } from './query/pathQuery.ts';
import type { Occurrences } from './index/occurrences.ts';
import type { Postings } from './index/postings.ts';
import type { Concept, QueryWords } from './query/query.ts';
import { createPassageScores, type ScoredPassages } from './passageScores.ts';
import { fold } from './text/fold.ts';
import type { Synonyms } from './text/synonyms.ts';
import { explainingKinds, indirectKinds, weights } from './weights.ts';

/** A page that matches a query, and its best occurrence. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly passage: number;
  readonly location: number;
  readonly parts: ScoreParts;
}

/** The numbers that a score is made of: (`best` × `weights.passage` + `concepts`) × `factor` + `shortcut`. */
export interface ScoreParts {
  /** Score of the best passage of the page. */
  readonly best: number;
  /** Score of the best match of each concept anywhere on the page. */
  readonly concepts: number;
  /** Lower for pages that are rarely searched for themselves, higher for those that answer a question. */
  readonly factor: number;
  /** Added because the query is the path of the page, or a code that it explains. */
  readonly shortcut: number;
  /** Share of the query that the page matches, from 0 to 1. It decides whether a result is sure, not its rank. */
  readonly coverage: number;
}

/** A query after analysis, and the matches of each of its concepts. */
export interface RankedQuery {
  readonly query: string;
  readonly concepts: readonly Concept[];
  readonly queryWords: QueryWords;
  readonly matches: readonly ConceptMatch[];
}

/** The pages that match a query. */
export interface RankedPages extends Pick<ScoredPassages, 'scoreOf'> {
  /** Best first. */
  readonly ranked: readonly RankedPage[];
}

/** Ranks the pages of an index for a query. */
export interface Ranking {
  readonly rank: (query: RankedQuery) => RankedPages;
  /** Whether an error catalogue explains a code. */
  readonly isErrorCode: (code: string) => boolean;
}

/** Prepares what does not depend on the query: paths, codes, values and the factor of each page. */
export function createRanking(occurrences: Occurrences, postings: Postings, synonyms: Synonyms): Ranking {
  const { passages, pages, locations, eachOccurrenceOf } = occurrences;
  const passageScores = createPassageScores(occurrences, postings);
  const paths = readPaths(occurrences);
  // Few queries are codes, so the codes are read only when the first such query comes.
  const codes = once(() => readCodes(occurrences));
  const values = once(() => readValues(occurrences));
  const errorsByStatus = once(() => readErrorsByStatus(occurrences));
  const abbreviations = once(() => readAbbreviations(occurrences));
  const fieldNames = once(() => readFieldNames(occurrences));
  const factors = pages.map(({ kind, isDeprecated }) =>
    isDeprecated || indirectKinds.has(kind) ? weights.indirect : 1,
  );
  // A phrase with an anchor describes one part of its page, so it counts alone: counted together, the phrases of all
  // parts would make their page match almost any query.
  const isPartPhrase = locations.map(({ role, anchor }) => role === 'phrase' && anchor !== '');

  function rank({ query, concepts, queryWords, matches }: RankedQuery): RankedPages {
    const pageScores = createPageScores(pages.length);
    const isAsked = isQuestion(query);
    const explains = (kind: string): boolean => isAsked && explainingKinds.has(kind);
    const shares = toShares(matches);
    const scored = passageScores.scorePassages({ queryWords, matches, shares });
    for (const passage of scored.passages) {
      eachOccurrenceOf(passage, (page, location) =>
        pageScores.addOccurrence(page, passage, location, scored.scoreOf(passage)),
      );
    }
    for (const [index, match] of matches.entries()) {
      for (const passage of match.passages) {
        const { quality, score } = toConceptMatch(passage, match);
        eachOccurrenceOf(passage, (page, location) => {
          if (isPartPhrase[location] !== true) pageScores.addMatch(page, quality, score);
        });
      }
      pageScores.endConcept(shares[index] ?? 0);
    }
    const matchOf = (passage: number): PageMatch => {
      let [coverage, conceptScore] = [0, 0];
      for (const [index, match] of matches.entries()) {
        const { quality, score } = toConceptMatch(passage, match);
        coverage += (shares[index] ?? 0) * quality;
        conceptScore += (shares[index] ?? 0) * score;
      }
      return { coverage, conceptScore };
    };
    const ranked = new Map<number, RankedPage>();
    for (const { page, passage, location, best, ...all } of pageScores.all()) {
      const isForPart = isPartPhrase[location] === true;
      const { coverage, conceptScore } = isForPart ? matchOf(passage) : all;
      const explanation = explains(pages[page]?.kind ?? '') ? weights.explanation : 1;
      const factor = (factors[page] ?? 1) * explanation * (isForPart ? weights.indirect : 1);
      const parts = { best, concepts: conceptScore, factor, shortcut: 0, coverage };
      ranked.set(page, { page, passage, location, score: toScore(parts), parts });
    }
    addPaths(query, ranked);
    addFields(query, concepts, ranked);
    addCode(query, concepts, ranked);
    return {
      ranked: [...ranked.values()].sort((one, other) => other.score - one.score || one.page - other.page),
      scoreOf: scored.scoreOf,
    };
  }

  function toConceptMatch(passage: number, match: ConceptMatch): { readonly quality: number; readonly score: number } {
    const [inName, quality] = [match.inName[passage] ?? 0, match.anywhere[passage] ?? 0];
    return { quality, score: passageScores.conceptScoreOf(passage, inName, quality) };
  }

  /** Returns the weight of each concept, with a sum of 1: the fewer passages match it, the higher. */
  function toShares(matches: readonly ConceptMatch[]): readonly number[] {
    const rarities = matches.map((match) => Math.log(1 + passages.length / Math.max(1, match.passages.length)));
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
    return rarities.map((rarity) => rarity / total);
  }

  /** Adds the pages whose path matches, because a visitor who types a path wants its operation. */
  function addPaths(query: string, ranked: Map<number, RankedPage>): void {
    const queryPath = toPathPattern(query.slice(0, maxNameLength));
    if (queryPath === null) return;
    for (const [page, { pattern, passage, location }] of paths) {
      const share = matchPath(queryPath, pattern);
      if (share === 0) continue;
      addShortcut(ranked, { page, passage, location }, share, 1);
    }
  }

  /** Adds the pages of the fields, parameters and headers whose names are most like an identifier. */
  function addFields(query: string, concepts: readonly Concept[], ranked: Map<number, RankedPage>): void {
    const typed = toIdentifierParts(query.slice(0, maxNameLength));
    const isKnown = concepts.every(({ source, alternatives }) => source === 'typed' && alternatives.length > 0);
    if (typed === null || isKnown) return;
    const { all, weightOf } = fieldNames();
    for (const name of all) {
      const similarity = fieldSimilarity(typed, name, weightOf, synonyms);
      if (similarity < weights.similarField) continue;
      for (const passage of name.passages) {
        eachOccurrenceOf(passage, (page, location) => {
          // The nearer a field is to the top of what the page describes, the more the page is about it.
          const depth = locations[location]?.anchor.split('.').length ?? 1;
          const share = similarity * (1 - depth * weights.fieldDepth);
          if ((ranked.get(page)?.parts.shortcut ?? 0) < share * weights.shortcut)
            addShortcut(ranked, { page, passage, location }, share, similarity);
        });
      }
    }
  }

  /**
   * Adds the pages that explain a code, a status or an abbreviation. A visitor who types one wants its meaning before the
   * operations that return or write it.
   */
  function addCode(query: string, concepts: readonly Concept[], ranked: Map<number, RankedPage>): void {
    const typed = query.slice(0, maxNameLength);
    const code = toCodeOfQuery(typed) ?? toNamedStatus(concepts, postings.vocabulary);
    if (code === null) {
      addStatus(typed, ranked);
      const abbreviation = abbreviations().get(fold(typed.trim()));
      if (abbreviation !== undefined) addShortcut(ranked, abbreviation, 1, 1);
      return;
    }
    for (const explained of values().get(code) ?? []) addShortcut(ranked, explained, 1, 1);
    // Of a status with one error only, that error is the meaning.
    const [error, ...others] = errorsByStatus().get(code) ?? [];
    const only = others.length === 0 ? error : undefined;
    const explained = codes().get(code);
    if (explained !== undefined) addShortcut(ranked, explained, only === undefined ? 1 : 0.5, 1);
    if (only !== undefined) addShortcut(ranked, only, 1, 1);
  }

  /** Puts first the error that fits a sentence with a status best, and after it the status in the catalogue of errors. */
  function addStatus(query: string, ranked: Map<number, RankedPage>): void {
    const status = toStatusOfSentence(query);
    const errors = status === null ? undefined : errorsByStatus().get(status);
    if (status === null || errors === undefined) return;
    const scoreOf = ({ page }: CodeOccurrence): number => ranked.get(page)?.score ?? 0;
    const coverageOf = ({ page }: CodeOccurrence): number => ranked.get(page)?.parts.coverage ?? 0;
    const best = errors.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
    addShortcut(ranked, best, 1, coverageOf(best));
    const heading = codes().get(status);
    if (heading !== undefined && heading.page !== best.page) addShortcut(ranked, heading, 0.5, coverageOf(heading));
  }

  return { rank, isErrorCode: (code) => codes().has(toCodeOfQuery(code) ?? '') };
}

/** @param share How much of the path, name or code is in the query, from 0 to 1. */
function addShortcut(
  ranked: Map<number, RankedPage>,
  occurrence: CodeOccurrence,
  share: number,
  coverage: number,
): void {
  const { parts } = ranked.get(occurrence.page) ?? { parts: noParts };
  const added = { ...parts, shortcut: share * weights.shortcut, coverage };
  ranked.set(occurrence.page, { ...occurrence, score: toScore(added), parts: added });
}

function toScore({ best, concepts, factor, shortcut }: ScoreParts): number {
  return (best * weights.passage + concepts) * factor + shortcut;
}

/** The numbers of a page without a match. */
export const noParts: ScoreParts = { best: 0, concepts: 0, factor: 1, shortcut: 0, coverage: 0 };

/** Maximum length of a query that may be a path or a code, in UTF-16 code units. */
const maxNameLength = 500;

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

import type { UnitRole } from './index/places';

/**
 * What the ranking weighs. Values are chosen on the tuning half of the query set alone: `npm run bench:search` shows what a
 * change brings there, and whether the half that nothing was tuned on agrees.
 */
export interface SearchWeights {
  /** How well a word of the index answers one of the query, from 0 to 1. */
  readonly match: MatchWeights;
  /** What a match is worth in the name of a unit. */
  readonly name: Readonly<Record<UnitRole, number>>;
  /** What a match is worth in the text of a unit. */
  readonly text: Readonly<Record<UnitRole, number>>;
  readonly rank: RankWeights;
}

/** Light words tell how something is asked rather than what; identifiers are written as programs write a name. */
export type Importance = 'light' | 'plain' | 'identifier';

/** How good an answer to a concept is, from 0 to 1, by how the word was found; the very word is 1. */
export interface MatchWeights {
  /** Another ending. */
  readonly kin: number;
  /** A word that begins like the one being typed, as good as finished; and when only its first letter is typed. */
  readonly prefix: number;
  readonly prefixFloor: number;
  /** A word that begins like one that is not the last. */
  readonly beginning: number;
  /** With one error, at the least: the longer the word, the more of it is right. */
  readonly typingError: number;
  /** What the lexicon gives. */
  readonly synonym: number;
  /** The parts of a compound, when they stand apart. */
  readonly parts: number;
}

/** How the places of a page, and pages, are set against each other. */
export interface RankWeights {
  /** A field keeps this much for each object that it lies in. */
  readonly depth: number;
  /** How much a place loses that answers a part of the query only. */
  readonly recall: number;
  /** How much a name loses by words that were not sought; by those after the last that was, this share of it. */
  readonly precision: number;
  readonly tail: number;
  /** The same of a phrase, of which every word counts. */
  readonly phrasePrecision: number;
  /** How much a place loses that stands on all pages; on fewer, the less. */
  readonly common: number;
  /** How much a name loses when what was sought lies apart in it. */
  readonly density: number;
  /** A name that is what was sought, word for word. */
  readonly exact: number;
  /** What a page keeps whose best place is a phrase of one of its parts. */
  readonly aside: number;
  /** What a page’s other places add to its best. */
  readonly spread: number;
  /** What a page’s second place adds to its best. */
  readonly second: number;
  /** How much more a rare word says than a frequent one. */
  readonly rarity: number;
  /** Importance of a word that is nowhere, against the rarest one. */
  readonly unknown: number;
  /** Least share of the query that a page answers; less is asked of it when the site has all of the query’s words. */
  readonly threshold: number;
  readonly least: number;
  /** Worth of a place that answers all the same, however little of the query it has: a name that fits the rest of it. */
  readonly fitting: number;
  readonly importance: Readonly<Record<Importance, number>>;
  /** Where a guide has as a heading, word for word, what somebody wants explained. */
  readonly term: number;
  /** How steeply a page falls that answers less than all of the query. */
  readonly coverage: number;
  /** A path that is the one sought; of one that only begins or ends so, its share. */
  readonly path: number;
  /** A list of codes or a life cycle that has what is sought, written in one, as a value; added to its words. */
  readonly value: number;
  /** A catalogue that has what is sought, words apart, as the code of an error. */
  readonly codeWords: number;
  /** What an operation loses for each step of its path. */
  readonly pathStep: number;
  /** What a page keeps, by its kind: an operation says what can be done, a schema only what it is done with. */
  readonly kind: KindWeights;
  /** What a deprecated operation keeps: what replaces it is to stand before it. */
  readonly deprecated: number;
  readonly sentence: SentenceWeights;
}

/** A share for each kind; a kind without one has that of a plain page. */
export interface KindWeights extends Readonly<Record<string, number>> {
  readonly page: number;
}

/** What changes when so much is said that it tells a situation: pages that explain answer it, if not all of its words. */
export interface SentenceWeights {
  /** From how many telling words on. */
  readonly words: number;
  /** What the least share keeps that a page must answer. */
  readonly threshold: number;
  readonly kind: Readonly<Record<string, number>>;
}

/** The weights of the site, tuned on one half of the judged queries (`bench/search/queries-tuning.yaml`). */
export const defaultWeights: SearchWeights = {
  match: { kin: 0.9, prefix: 0.95, prefixFloor: 0.6, beginning: 0.69, typingError: 0.6, synonym: 0.8, parts: 0.65 },
  name: { title: 10.5, phrase: 8.5, path: 7, section: 5.1, field: 4.5, error: 3.85, text: 0 },
  text: { title: 6, phrase: 0, path: 0, section: 1.78, field: 1.2, error: 1.2, text: 3 },
  rank: {
    depth: 0.7,
    recall: 0.7,
    precision: 0.42,
    tail: 0.95,
    phrasePrecision: 0.9,
    common: 2.24,
    density: 0.5,
    exact: 1.4,
    aside: 0.6,
    spread: 0.708,
    second: 0.12,
    rarity: 0.35,
    unknown: 1,
    threshold: 0.55,
    least: 0.25,
    fitting: 2.5,
    importance: { light: 0.4, plain: 1, identifier: 2 },
    term: 2.5,
    coverage: 0.4,
    path: 40,
    value: 20,
    codeWords: 7,
    pathStep: 0.02,
    kind: { operation: 0.85, guide: 0.85, error: 0.95, lifecycle: 0.8, page: 0.9, list: 0.5, schema: 0.45, blog: 0.65 },
    deprecated: 0.9,
    sentence: { words: 4, threshold: 0.65, kind: { operation: 0.85, blog: 1.2 } },
  },
};

import type { Postings } from '../index/postings.ts';
import type { Alternative, Concept } from './query.ts';
import type { WordMatch } from './wordMatches.ts';

/** How well each passage matches one concept, from 0 to 1. */
export interface ConceptMatch {
  /** The passages that match the concept, however well. */
  readonly passages: readonly number[];
  /** The quality of the match in the name, by passage. */
  readonly inName: Float32Array;
  /** The quality of the match in the name or the text, by passage. */
  readonly anywhere: Float32Array;
}

/** Finds the passages that match each concept of a query. */
export type Matcher = (concepts: readonly Concept[]) => readonly ConceptMatch[];

interface Accumulator extends ConceptMatch {
  readonly passages: number[];
}

/** @param passageCount How many passages the index has. */
export function createMatcher(passageCount: number, postings: Pick<Postings, 'listOf'>): Matcher {
  function addWord(accumulator: Accumulator, word: WordMatch, weight: number, isForNames: boolean): void {
    for (const [id, quality] of word) {
      const weighted = quality * weight;
      for (const posting of postings.listOf(id)) {
        const isName = (posting & 1) === 1;
        if (isName || !isForNames) add(accumulator, posting >> 1, isName ? weighted : 0, weighted);
      }
    }
  }

  function addAlternative(
    accumulator: Accumulator,
    { weight, words: [first, ...others], isForNames }: Alternative,
  ): void {
    if (first === undefined) return;
    if (others.length === 0) addWord(accumulator, first, weight, isForNames);
    else addAll(accumulator, first, others, weight);
  }

  /** Adds the passages that contain all the words; a passage counts as much as its worst word. */
  function addAll(accumulator: Accumulator, first: WordMatch, others: readonly WordMatch[], weight: number): void {
    const found = others.reduce((remaining, word) => {
      const next = toQualities(word);
      return new Map(
        [...remaining].flatMap(([passage, [inName, anywhere]]) => {
          const [nextInName, nextAnywhere] = next.get(passage) ?? [0, 0];
          return nextAnywhere === 0
            ? []
            : [[passage, [Math.min(inName, nextInName), Math.min(anywhere, nextAnywhere)]] as const];
        }),
      );
    }, toQualities(first));
    for (const [passage, [inName, anywhere]] of found) add(accumulator, passage, inName * weight, anywhere * weight);
  }

  function toQualities(word: WordMatch): ReadonlyMap<number, readonly [inName: number, anywhere: number]> {
    const found = new Map<number, readonly [number, number]>();
    for (const [id, quality] of word) {
      for (const posting of postings.listOf(id)) {
        const [inName, anywhere] = found.get(posting >> 1) ?? [0, 0];
        found.set(posting >> 1, [
          (posting & 1) === 1 ? Math.max(inName, quality) : inName,
          Math.max(anywhere, quality),
        ]);
      }
    }
    return found;
  }

  return (concepts) =>
    concepts.map(({ alternatives }) => {
      const accumulator: Accumulator = {
        passages: [],
        inName: new Float32Array(passageCount),
        anywhere: new Float32Array(passageCount),
      };
      for (const alternative of alternatives) addAlternative(accumulator, alternative);
      return accumulator;
    });
}

function add({ passages, inName, anywhere }: Accumulator, passage: number, nameQuality: number, quality: number): void {
  const before = anywhere[passage] ?? 0;
  if (before === 0) passages.push(passage);
  if (quality > before) anywhere[passage] = quality;
  if (nameQuality > (inName[passage] ?? 0)) inName[passage] = nameQuality;
}

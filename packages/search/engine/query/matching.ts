import type { Postings } from '../index/postings';
import type { Alternative, Concept } from './query';
import type { WordMatch } from './wordMatches';

/** How well each unit answers one concept, from 0 to 1. */
export interface ConceptMatch {
  /** The units that answer the concept, however well. */
  readonly units: readonly number[];
  /** The quality of the answer in the name, by unit. */
  readonly name: Float32Array;
  /** The quality of the answer in the name or the text, by unit. */
  readonly any: Float32Array;
}

/** Finds the units that answer each concept of a query. */
export type Matcher = (concepts: readonly Concept[]) => readonly ConceptMatch[];

interface Slot extends ConceptMatch {
  readonly units: number[];
}

/** @param unitCount How many units the index has. */
export function createMatcher(unitCount: number, postings: Postings): Matcher {
  function addWord(slot: Slot, word: WordMatch, weight: number, isForNames: boolean): void {
    for (const [id, quality] of word) {
      const worth = quality * weight;
      for (const posting of postings.of(id)) {
        const isName = (posting & 1) === 1;
        if (isName || !isForNames) add(slot, posting >> 1, isName ? worth : 0, worth);
      }
    }
  }

  function addAlternative(slot: Slot, { weight, words: [first, ...others], isForNames }: Alternative): void {
    if (first === undefined) return;
    if (others.length === 0) addWord(slot, first, weight, isForNames);
    else addAll(slot, first, others, weight);
  }

  /** Adds the units that contain all the words; a unit counts as much as its worst word. */
  function addAll(slot: Slot, first: WordMatch, others: readonly WordMatch[], weight: number): void {
    const found = others.reduce((kept, word) => {
      const next = worths(word);
      return new Map(
        [...kept].flatMap(([unit, [name, any]]) => {
          const [otherName, otherAny] = next.get(unit) ?? [0, 0];
          return otherAny === 0 ? [] : [[unit, [Math.min(name, otherName), Math.min(any, otherAny)]] as const];
        }),
      );
    }, worths(first));
    for (const [unit, [name, any]] of found) add(slot, unit, name * weight, any * weight);
  }

  function worths(word: WordMatch): ReadonlyMap<number, readonly [name: number, any: number]> {
    const found = new Map<number, readonly [number, number]>();
    for (const [id, quality] of word) {
      for (const posting of postings.of(id)) {
        const [name, any] = found.get(posting >> 1) ?? [0, 0];
        found.set(posting >> 1, [(posting & 1) === 1 ? Math.max(name, quality) : name, Math.max(any, quality)]);
      }
    }
    return found;
  }

  return (concepts) =>
    concepts.map(({ alternatives }) => {
      const slot: Slot = { units: [], name: new Float32Array(unitCount), any: new Float32Array(unitCount) };
      for (const alternative of alternatives) addAlternative(slot, alternative);
      return slot;
    });
}

function add({ units, name, any }: Slot, unit: number, inName: number, anywhere: number): void {
  const before = any[unit] ?? 0;
  if (before === 0) units.push(unit);
  if (anywhere > before) any[unit] = anywhere;
  if (inName > (name[unit] ?? 0)) name[unit] = inName;
}

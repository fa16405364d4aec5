import { isStopWord, stem } from '#analysis';
import { append } from '@reliure/openapi';
import { analyze } from '../text/analyze.ts';
import { editDistance } from '../text/editDistance.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { tolerance } from '../text/vocabulary.ts';
import type { Occurrences } from '../index/occurrences.ts';
import { weights } from '../weights.ts';

/** A name of fields, parameters or headers, and the passages that document them. */
export interface FieldName {
  readonly parts: readonly string[];
  readonly passages: readonly number[];
}

/** The names of all fields, and how much each of their parts says about a field: the fewer names have it, the more. */
export interface FieldNames {
  readonly all: readonly FieldName[];
  readonly weightOf: (part: string) => number;
}

/** Reads the names of fields, each once. */
export function readFieldNames({ passages, roleOf }: Occurrences): FieldNames {
  const byName = new Map<string, number[]>();
  for (const [passage, { s = '' }] of passages.entries()) if (roleOf(passage) === 'field') append(byName, s, passage);
  const all = [...byName].map(([name, own]): FieldName => ({ parts: toParts(name), passages: own }));
  const counts = new Map<string, number>();
  for (const { parts } of all) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return { all, weightOf: (part) => Math.log(1 + all.length / (counts.get(part) ?? 1)) };
}

/**
 * Reads a query as an identifier in the style of any program: nb_km, NbKm, X-RateLimit-Remaining.
 *
 * @returns Its parts that say something, or `null` for any other query.
 */
export function toIdentifierParts(query: string): readonly string[] | null {
  const name = query.trim();
  if (!/^[\p{sc=Latin}\d]+(?:[-_.][\p{sc=Latin}\d]+)*$/u.test(name)) return null;
  const parts = toParts(name);
  const content = parts.filter((part) => part.length > 1 && !isStopWord(part));
  return parts.length < 2 || content.length === 0 ? null : content;
}

function toParts(name: string): readonly string[] {
  const [whole = '', ...parts] = name.split('.').flatMap((word) => analyze(word).map((token) => token.word));
  return parts.length > 0 ? parts : [whole];
}

/** Returns how alike an identifier and a name are, from 0 to 1, in whatever order their parts are. */
export function fieldSimilarity(
  query: readonly string[],
  { parts }: FieldName,
  weightOf: FieldNames['weightOf'],
  synonyms: Synonyms,
): number {
  const named = parts.filter((part) => !isStopWord(part) || query.includes(part));
  const [typed, own] = [best(query, named), best(named, query)];
  return (typed.matched + own.matched) / (typed.whole + own.whole);

  function best(from: readonly string[], to: readonly string[]): { readonly matched: number; readonly whole: number } {
    let [matched, whole] = [0, 0];
    for (const part of from) {
      let [quality, weight] = [0, weightOf(part)];
      for (const other of to) {
        const found = from === query ? partQuality(part, other, synonyms) : partQuality(other, part, synonyms);
        if (found <= quality) continue;
        quality = found;
        if (from === query) weight = weightOf(other);
      }
      matched += quality ** 2 * weight;
      whole += weight;
    }
    return { matched, whole };
  }
}

/** Returns how well a typed part of an identifier fits a part of a name, from 0 to 1. */
function partQuality(typed: string, part: string, synonyms: Synonyms): number {
  if (typed === part) return 1;
  const stems = [stem(typed), stem(part)] as const;
  const isSynonym = synonyms.find(stems[0]).some((target) => target.length === 1 && target[0] === stems[1]);
  if (stems[0] === stems[1] || isSynonym || isAbbreviation(typed, part)) return weights.inexact;
  const limit = tolerance(typed);
  const distance = limit === 0 ? 1 : editDistance(typed, part, limit);
  return distance <= limit ? 1 - distance / typed.length : 0;
}

/**
 * Whether a word is short for another: it has the same first letter, and others of its letters in their order.
 *
 * @example isAbbreviation('nb', 'nombre') // true
 */
export function isAbbreviation(short: string, word: string): boolean {
  if (word.startsWith(short)) return short.length > 2;
  const isShort = short.length > 1 && short.length * 2 <= word.length + 4;
  if (!isShort || !word.startsWith(short.slice(0, 1))) return false;
  let position = 0;
  for (const letter of short) {
    position = word.indexOf(letter, position) + 1;
    if (position === 0) return false;
  }
  return true;
}

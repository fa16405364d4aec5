import { findCode } from '#analysis';
import { append } from '@reliure/openapi';
import { fold } from '../text/fold.ts';
import type { Occurrences, IndexedRole } from '../index/occurrences.ts';
import type { Alternative, Concept } from './query.ts';
import type { Vocabulary } from '../text/vocabulary.ts';

/** The occurrence that explains a code. */
export interface CodeOccurrence {
  readonly page: number;
  readonly passage: number;
  readonly location: number;
}

/**
 * Reads a query as the code of an error or a state, or as a status, in the form in which programs and logs write it.
 *
 * @returns `null` for separate words: « visite validée » may mean something else.
 * @example toCodeOfQuery('409 VISITE_VALIDEE') // 'visite-validee'
 * @example toCodeOfQuery('PATCH 412') // '412'
 */
export function toCodeOfQuery(query: string): string | null {
  const code = findCode(query);
  return code === undefined ? null : fold(code).replace(/[_.]/g, '-');
}

/**
 * Reads a query as a failure status with its name: one word is the status, and all others may be synonyms of it.
 *
 * @example With a lexicon that has « conflict » for 409, « 409 conflict » is 409.
 */
export function toNamedStatus(concepts: readonly Concept[], { find }: Pick<Vocabulary, 'find'>): string | null {
  const status = concepts.find(({ text }) => /^[45]\d\d$/.test(text))?.text;
  const id = status === undefined ? undefined : find(status);
  if (status === undefined || id === undefined) return null;
  const isStatus = ({ words: [word, ...others] }: Alternative): boolean =>
    others.length === 0 && word?.has(id) === true;
  return concepts.every(({ alternatives }) => alternatives.some(isStatus)) ? status : null;
}

/**
 * Returns the failure status in a sentence: « 415 sur mon PATCH ».
 *
 * @returns `null` for a query without a status, or with several.
 */
export function toStatusOfSentence(query: string): string | null {
  const [status = null, ...others] = query.match(/(?<![^\s(«])[45]\d\d(?![\p{L}\d-]|[.,]\d)/gu) ?? [];
  return others.length > 0 ? null : status;
}

/** Reads the errors of each status, each with the page that explains it. */
export function readErrorsByStatus(occurrences: Occurrences): ReadonlyMap<string, readonly CodeOccurrence[]> {
  const errors = new Map<string, CodeOccurrence[]>();
  const statusOf = (role: IndexedRole, name: string) => (role === 'error' ? (/^[45]\d\d(?= )/.exec(name) ?? []) : []);
  for (const [status, error] of readNames(occurrences, 'error', statusOf)) append(errors, status, error);
  return errors;
}

/** Reads the codes and statuses that the error catalogues explain. */
export function readCodes(occurrences: Occurrences): ReadonlyMap<string, CodeOccurrence> {
  return new Map(readNames(occurrences, 'error', codesOf));
}

/**
 * Returns the key of an error or of a heading in a catalogue. An error is named by its code, after its status; the
 * heading above it begins with the status.
 */
function codesOf(role: IndexedRole, name: string): readonly string[] {
  const named = { error: name, section: name.slice(0, 3) };
  const code = role === 'error' || role === 'section' ? toCodeOfQuery(named[role]) : null;
  return code === null ? [] : [code];
}

/** Returns the passages on pages of a kind, by the keys in their names. */
function readNames(
  { passages, pages, roleOf, eachOccurrenceOf }: Occurrences,
  kind: string,
  keysOf: (role: IndexedRole, name: string) => readonly string[],
): readonly (readonly [key: string, occurrence: CodeOccurrence])[] {
  const named: (readonly [string, CodeOccurrence])[] = [];
  for (const [passage, { s = '' }] of passages.entries()) {
    for (const key of keysOf(roleOf(passage), s)) {
      eachOccurrenceOf(passage, (page, location) => {
        if (pages[page]?.kind === kind) named.push([key, { page, passage, location }]);
      });
    }
  }
  return named;
}

/** Reads the values that lists of codes and life cycles explain; their anchors are the values. */
export function readValues({
  pages,
  locations,
  eachOccurrenceOn,
}: Occurrences): ReadonlyMap<string, readonly CodeOccurrence[]> {
  const values = new Map<string, CodeOccurrence[]>();
  for (const [page, { kind }] of pages.entries()) {
    if (kind !== 'list' && kind !== 'lifecycle') continue;
    eachOccurrenceOn(page, (passage, location) => {
      const code = toCodeOfQuery(locations[location]?.anchor ?? '');
      if (code !== null) append(values, code, { page, passage, location });
    });
  }
  return values;
}

/** Abbreviations that are a heading, or stand in parentheses behind one: « VNI », « PPC (CPAP) », « IPAP, EPAP ». */
const abbreviations = /(?<=^|\(|, )\p{Lu}[\p{Lu}\p{N}]{1,7}(?=$|\)|, | \()/gu;

/** Reads the abbreviations that guides explain in a section of their own, folded. The first explanation counts. */
export function readAbbreviations(occurrences: Occurrences): ReadonlyMap<string, CodeOccurrence> {
  const abbreviationsOf = (role: IndexedRole, name: string) =>
    role === 'section' ? (name.match(abbreviations) ?? []).map(fold) : [];
  return new Map(readNames(occurrences, 'guide', abbreviationsOf).toReversed());
}

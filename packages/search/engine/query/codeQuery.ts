import { append } from '@apidoc/openapi';
import { fold } from '../text/fold';
import type { Places, UnitRole } from '../index/places';
import type { Alternative, Concept } from './query';
import type { Vocabulary } from '../text/vocabulary';

/** Where a code is explained. */
export interface CodePlace {
  readonly page: number;
  readonly unit: number;
  readonly spot: number;
}

/** Words written in one, perhaps after their status or what they are. */
const asCode =
  /^\s*(?:(?:\d{3}|code|erreur|error|statut|status|état|valeur)\s+)*([\p{L}\d]+(?:[-_.][\p{L}\d]+)+)\s*$/iu;

/** The status of a failure, with nothing beside it but what every call has. */
const asStatus =
  /^\s*(?:(?:get|put|post|patch|delete|http|api|code|statut|status|erreur|error)\s+)*([45]\d\d)(?:\s+(?:get|put|post|patch|delete))?\s*$/i;

/**
 * Reads a query as the code of an error or of a state, or as a status, as a program or a log has it.
 *
 * @returns `null` for words that are not written in one: who types « visite validée » may mean something else.
 * @example toCode('409 VISITE_VALIDEE') // 'visite-validee'
 * @example toCode('PATCH 412') // '412'
 */
export function toCodeOfQuery(query: string): string | null {
  const code = (asCode.exec(query) ?? asStatus.exec(query))?.[1];
  return code === undefined ? null : fold(code).replace(/[_.]/g, '-');
}

/** Words apart, perhaps with their status before or after them. */
const asWords = /^\s*(?:\d{3}\s+)?(\p{L}+(?:[\s-]+\p{L}+)+)(?:\s+\d{3})?\s*$/u;

/**
 * Reads a query as the code of an error whose words stand apart.
 *
 * @returns `null` for anything else; what it returns may be no code.
 * @example toCodeOfWords('transition interdite') // 'transition-interdite'
 */
export function toCodeOfWords(query: string): string | null {
  const words = asWords.exec(query)?.[1];
  return words === undefined ? null : fold(words).replace(/\s+/g, '-');
}

/**
 * Reads a query as the status of a failure beside its name: all of its words may mean that status, and one is it.
 *
 * @example With a lexicon that has « conflict » for 409, « 409 conflict » is 409.
 */
export function toNamedStatus(concepts: readonly Concept[], { find }: Pick<Vocabulary, 'find'>): string | null {
  const status = toStatus(concepts);
  const id = status === null ? undefined : find(status);
  if (id === undefined) return null;
  const isMeant = ({ words: [word, ...others] }: Alternative): boolean => others.length === 0 && word?.has(id) === true;
  return concepts.every(({ alternatives }) => alternatives.some(isMeant)) ? status : null;
}

/** The status of a failure, whatever is said of it. */
export function toStatus(concepts: readonly Concept[]): string | null {
  return concepts.find(({ text }) => /^[45]\d\d$/.test(text))?.text ?? null;
}

/** The codes and statuses that catalogues of errors explain. */
export function readCodes({ units, pages, roleOf, eachSpotOf }: Places): ReadonlyMap<string, CodePlace> {
  const codes = new Map<string, CodePlace>();
  for (const [unit, { s = '' }] of units.entries()) {
    const code = keyOf(roleOf(unit), s);
    if (code === null) continue;
    eachSpotOf(unit, (page, spot) => {
      if (pages[page]?.kind === 'error') codes.set(code, { page, unit, spot });
    });
  }
  return codes;
}

/** An error’s name is its code, after its status; the heading above it begins with the status. */
function keyOf(role: UnitRole, name: string): string | null {
  if (role === 'error') return toCodeOfQuery(name);
  return role === 'section' ? toCodeOfQuery(name.slice(0, 3)) : null;
}

/** The values that lists of codes and life cycles explain, which are their anchors there. */
export function readValues({ pages, spots, eachPlaceOf }: Places): ReadonlyMap<string, readonly CodePlace[]> {
  const values = new Map<string, CodePlace[]>();
  for (const [page, { kind }] of pages.entries()) {
    if (kind !== 'list' && kind !== 'lifecycle') continue;
    eachPlaceOf(page, (unit, spot) => {
      const code = toCodeOfQuery(spots[spot]?.anchor ?? '');
      if (code !== null) append(values, code, { page, unit, spot });
    });
  }
  return values;
}

import { fold } from './fold';
import type { Places } from './places';

/** Where a catalogue explains an error. */
export interface CodePlace {
  readonly page: number;
  readonly unit: number;
  readonly spot: number;
}

/** Words written in one, perhaps after their status. */
const asCode = /^\s*(?:\d{3}\s+)?([\p{L}\d]+(?:[-_.][\p{L}\d]+)+)\s*$/u;

/**
 * Reads a query as the code of an error, as a program or a log has it.
 *
 * @returns `null` for words that are not written in one: who types « visite validée » may mean something else.
 * @example toCode('409 VISITE_VALIDEE') // 'visite-validee'
 */
export function toCode(query: string): string | null {
  const code = asCode.exec(query)?.[1];
  return code === undefined ? null : fold(code).replace(/[_.]/g, '-');
}

/** The codes that catalogues of errors explain. */
export function readCodes({ units, pages, roleOf, eachSpotOf }: Places): ReadonlyMap<string, CodePlace> {
  const codes = new Map<string, CodePlace>();
  for (const [unit, { s = '' }] of units.entries()) {
    const code = roleOf(unit) === 'error' ? toCode(s) : null;
    if (code === null) continue;
    eachSpotOf(unit, (page, spot) => {
      if (pages[page]?.kind === 'error') codes.set(code, { page, unit, spot });
    });
  }
  return codes;
}

import { fold } from './fold';
import type { Places, UnitRole } from './places';

/** Where a catalogue explains an error. */
export interface CodePlace {
  readonly page: number;
  readonly unit: number;
  readonly spot: number;
}

/** Words written in one, perhaps after their status. */
const asCode = /^\s*(?:\d{3}\s+)?([\p{L}\d]+(?:[-_.][\p{L}\d]+)+)\s*$/u;

/** The status of a failure, with nothing beside it but what every call has. */
const asStatus =
  /^\s*(?:(?:get|put|post|patch|delete|http|api|code|statut|status|erreur|error)\s+)*([45]\d\d)(?:\s+(?:get|put|post|patch|delete))?\s*$/i;

/**
 * Reads a query as the code of an error, or as its status, as a program or a log has it.
 *
 * @returns `null` for words that are not written in one: who types « visite validée » may mean something else.
 * @example toCode('409 VISITE_VALIDEE') // 'visite-validee'
 * @example toCode('PATCH 412') // '412'
 */
export function toCode(query: string): string | null {
  const code = (asCode.exec(query) ?? asStatus.exec(query))?.[1];
  return code === undefined ? null : fold(code).replace(/[_.]/g, '-');
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
  if (role === 'error') return toCode(name);
  return role === 'section' ? toCode(name.slice(0, 3)) : null;
}

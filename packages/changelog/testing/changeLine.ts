import type { JsonObject } from '@reliure/openapi';
import { toContractAddress } from '../address.ts';
import { compareContracts } from '../compare/compareContracts.ts';
import { toShape } from '../compare/shape/shape.ts';
import type { Change } from '../types.ts';

/**
 * Writes a change on one line.
 *
 * @example 'breaking bound-tightened Ordre.a (maxLength: 9 → maxLength: 5)', 'breaking removed Ordre.a'
 */
export function toChangeLine({ kind, severity, location, before, after }: Change): string {
  const detail = before === undefined && after === undefined ? '' : ` (${before ?? ''} → ${after ?? ''})`;
  return `${severity} ${kind} ${toContractAddress(location)}${detail}`;
}

/** Compares two contracts as they are written. Returns each change on one line. */
export function changeLines(before: JsonObject, after: JsonObject): readonly string[] {
  return compareContracts(toShape(before), toShape(after)).map(toChangeLine);
}

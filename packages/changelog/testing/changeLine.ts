import type { JsonObject } from '@apidoc/openapi';
import { toContractAddress } from '../address';
import { compareContracts } from '../compare/compareContracts';
import { toShape } from '../compare/shape/shape';
import type { Change } from '../types';

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

import { toContractAddress } from '../address';
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

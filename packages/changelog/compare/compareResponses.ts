import { member } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { compareResponse } from './compareContents.ts';
import { isSameComponent, toChange, type Comparison, type ComparedLocation } from './comparison.ts';
import { pairMembers } from './pairMembers.ts';
import type { Change, Direction } from '../types.ts';

/**
 * Compares the responses of an operation by their statuses. A range that is new takes the place of the codes in it, and
 * the other way round.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#patterned-fields-0
 */
export function compareResponses(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  comparison: Comparison,
): readonly Change[] {
  const { owner, old, now } = comparison;
  return pairMembers(before, after, (status) => status.toUpperCase()).flatMap(([status, oldWritten, newWritten]) => {
    const location: ComparedLocation = { owner, part: { kind: 'response', status }, direction };
    const range = `${status.slice(0, 1)}XX`;
    const oldResponse = oldWritten ?? (member(after, range) === undefined ? member(before, range) : undefined);
    const newResponse = newWritten ?? (member(before, range) === undefined ? member(after, range) : undefined);
    if (oldResponse === undefined) return [toChange('status-added', location)];
    if (newResponse === undefined)
      return [toChange(isRequired(status, after) ? 'status-removed' : 'error-status-removed', location)];
    if (isSameComponent(oldResponse, newResponse)) return [];
    return compareResponse(old.resolve(oldResponse).node, now.resolve(newResponse).node, location, comparison, status);
  });
}

/** Whether clients need a status that was removed: a success. Codes may take the place of their range. */
function isRequired(status: string, after: JsonObject): boolean {
  const isRange = status.toUpperCase().endsWith('XX');
  const codes = Object.keys(after).filter((other) => isRange && other.startsWith(status.slice(0, 1)));
  return status.startsWith('2') && codes.length === 0;
}

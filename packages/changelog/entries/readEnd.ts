import { isObject, members } from '@reliure/openapi';
import { isOperationAddress } from '../address.ts';
import { isOneParagraph, paragraphFault } from './oneParagraph.ts';
import { isDate } from '../releaseFile.ts';
import type { WrittenEnd } from '../types.ts';

/** The members of an entry that announce an end. */
export const endMembers = ['until', 'ends', 'who', 'replacedBy'] as const;

/**
 * Reads the end that an entry announces.
 *
 * @param on Addresses of the entry.
 * @returns Nothing if it announces none, or a message if it is not valid.
 */
export function readEnd(
  entry: Readonly<Record<string, unknown>>,
  on: readonly string[],
): WrittenEnd | string | undefined {
  const { until, ends, who, replacedBy = {} } = entry;
  if (until === undefined) {
    const name = endMembers.find((one) => entry[one] !== undefined);
    return name === undefined ? undefined : `The entry has \`${name}\` but no \`until\`, the day of the end.`;
  }
  if (typeof until !== 'string' || !isDate(until))
    return `The \`until\` ${JSON.stringify(until)} is not a date (YYYY-MM-DD).`;
  if (entry['remedy'] === undefined) return 'The entry has `until` but no `remedy`.';
  if (ends !== undefined && !isOneParagraph(ends)) return paragraphFault('ends', ends);
  if (ends === undefined && !on.some(isOperationAddress)) {
    return 'The entry has `until`, but its `on` names no operation: write what ends in `ends`.';
  }
  if (who !== undefined && !isOneParagraph(who)) return paragraphFault('who', who);
  if (ends !== undefined && who === undefined) return 'The entry has `ends` but no `who`, those who are concerned.';
  if (!isObject(replacedBy)) return 'The `replacedBy` is not a map from operations that end to others.';
  const replacements = members(replacedBy).map(([address, other]) => [address, String(other)] as const);
  const unknown = replacements.find(([address]) => !on.includes(address));
  if (unknown !== undefined) return `The \`replacedBy\` has "${unknown[0]}", which is not in \`on\`.`;
  return {
    until,
    ...(ends !== undefined && { what: ends.trim() }),
    ...(who !== undefined && { who: who.trim() }),
    replacements: new Map(replacements),
  };
}

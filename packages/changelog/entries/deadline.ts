import { toDateText } from '@reliure/language';
import { texts } from '../texts.ts';
import type { Deadline, WrittenEntry } from '../types.ts';

/**
 * Returns the day until which an entry concerns nobody: that of its end, or of the operations that new ones replace.
 *
 * @param entries All entries.
 * @param added The operations that the same release added.
 * @returns Nothing if the entry breaks no client, or does so at once.
 */
export function toDeadline(
  { on, breaking, end }: Pick<WrittenEntry, 'on' | 'breaking' | 'end'>,
  entries: readonly Pick<WrittenEntry, 'end'>[],
  added: ReadonlySet<string>,
): Deadline | undefined {
  if (end !== undefined) return { until: end.until };
  const operations = on.map(toOperation);
  if (!breaking || !operations.every((operation) => added.has(operation))) return undefined;
  const replaced = entries.flatMap((entry) =>
    [...(entry.end?.replacements.values() ?? [])].some((operation) => operations.includes(operation))
      ? [entry.end?.until ?? '']
      : [],
  );
  const until = replaced.toSorted()[0];
  return { isNewOnly: true, ...(until !== undefined && { until }) };
}

/** @example toOperation('GET /v1/visites 200 header.Sunset') // 'GET /v1/visites' */
function toOperation(address: string): string {
  return address.split(' ').slice(0, 2).join(' ');
}

/** Returns a deadline as a sentence. */
export function toDeadlineText({ until, isNewOnly }: Deadline): string {
  const day = until === undefined ? undefined : toDateText(until);
  if (isNewOnly === true || day === undefined) return texts().newOnly(day);
  return texts().deadline(day);
}

import type { LineProblem } from '@reliure/openapi';
import { toContractAddress } from '../address.ts';
import type { ReleaseChanges, WrittenEntry } from '../types.ts';
import { toDeadline } from './deadline.ts';

/**
 * Finds entries that give clients less notice than the API promises: their end is too early, or they break clients and
 * announce no end.
 *
 * @param notice In months.
 */
export function noticeProblems(
  entries: readonly WrittenEntry[],
  history: readonly ReleaseChanges[],
  notice: number,
): readonly LineProblem[] {
  return history.flatMap(({ version, date, changes }) => {
    const addressesOf = (kept: (change: (typeof changes)[number]) => boolean) =>
      new Set(changes.filter(kept).map(({ location }) => toContractAddress(location)));
    const breaking = addressesOf(({ severity }) => severity === 'breaking');
    const added = addressesOf(({ kind }) => kind === 'operation-added');
    const first = date === undefined ? undefined : addMonths(date, notice);
    return entries
      .filter((entry) => entry.version === version && !entry.fixed)
      .flatMap((entry): readonly LineProblem[] => {
        const { line, end } = entry;
        const isBreaking = entry.breaking || entry.on.some((address) => breaking.has(address));
        if (end !== undefined) {
          if (first === undefined || end.until >= first) return [];
          const message = `The \`until\` ${end.until} is less than ${notice} months after the release of ${date}.`;
          return [{ line, message, remedy: `Write ${first} or later, as \`notice\` promises.` }];
        }
        if (!isBreaking || toDeadline({ ...entry, breaking: true }, entries, added) !== undefined) return [];
        const message = `The entry breaks clients, but has no \`until\`, although \`notice\` promises ${notice} months.`;
        const day = first === undefined ? 'the last day' : `a day from ${first} on`;
        return [{ line, message, remedy: `Write ${day} in \`until\`, and what ends in \`ends\`.` }];
      });
  });
}

/**
 * Returns the same day some months later, or the last day of that month.
 *
 * @example addMonths('2026-08-31', 6) // '2027-02-28'
 */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

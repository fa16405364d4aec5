import { collectContractOperations, toOwnerName } from '@reliure/changelog';
import type { ReleaseChanges, WrittenEntry } from '@reliure/changelog';
import { createResolve } from '@reliure/openapi';
import type { JsonObject, LineProblem } from '@reliure/openapi';
import { toWithdrawal } from '@reliure/reference';

/**
 * Finds entries that announce other days than the headers `Deprecation` and `Sunset` of the operation, or the end of one that is
 * not deprecated. If several entries announce the end of an operation, the newest counts.
 */
export function sunsetProblems(
  entries: readonly WrittenEntry[],
  history: readonly Pick<ReleaseChanges, 'version' | 'date'>[],
  document: JsonObject,
): readonly LineProblem[] {
  const resolve = createResolve(document);
  return collectContractOperations(document, resolve).flatMap(({ owner, operation }): readonly LineProblem[] => {
    const address = toOwnerName(owner);
    const announcements = history.flatMap(({ version, date }) =>
      entries
        .filter((entry) => entry.version === version && endsOperation(entry, address))
        .map(({ end, line }) => ({ end, line, date })),
    );
    const [newest] = announcements;
    if (newest?.end === undefined) return [];
    const { line, end } = newest;
    const { since, sunset } = toWithdrawal(operation, resolve);
    const dates = announcements.map(({ date }) => date);
    const ends = `${address} ends on ${end.until}`;
    const remedy = 'Write the same day in both, or write in `ends` what else ends.';
    if (operation['deprecated'] !== true) {
      return [{ line, message: `${ends}, but the contract does not call it deprecated.`, remedy }];
    }
    return [
      ...(sunset === undefined || sunset === end.until
        ? []
        : [{ line, message: `${ends}, but its header Sunset says ${sunset}.`, remedy }]),
      ...(since === undefined || dates.includes(undefined) || dates.includes(since)
        ? []
        : [
            {
              line,
              message: `${address} is deprecated since the release of ${dates.at(-1)}, but its header Deprecation says ${since}.`,
              remedy: 'Write the day of the release in the header.',
            },
          ]),
    ];
  });
}

/** Returns the operations whose header `Sunset` announces an end that no entry does. */
export function unannouncedSunsets(
  entries: readonly WrittenEntry[],
  document: JsonObject,
): readonly ReturnType<typeof collectContractOperations>[number]['owner'][] {
  const resolve = createResolve(document);
  return collectContractOperations(document, resolve)
    .filter(({ operation }) => toWithdrawal(operation, resolve).sunset !== undefined)
    .map(({ owner }) => owner)
    .filter((owner) => !entries.some((entry) => endsOperation(entry, toOwnerName(owner))));
}

function endsOperation({ on, end }: WrittenEntry, address: string): boolean {
  return end !== undefined && end.what === undefined && on.includes(address);
}

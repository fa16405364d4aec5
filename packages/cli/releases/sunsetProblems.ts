import { collectContractOperations, toOwnerName } from '@reliure/changelog';
import type { WrittenEntry } from '@reliure/changelog';
import { createResolve } from '@reliure/openapi';
import type { JsonObject, LineProblem } from '@reliure/openapi';
import { toWithdrawal } from '@reliure/reference';

/** Finds entries that announce another day than the `Sunset` of the operation, or the end of one that is not deprecated. */
export function sunsetProblems(entries: readonly WrittenEntry[], document: JsonObject): readonly LineProblem[] {
  const resolve = createResolve(document);
  const operations = new Map(
    collectContractOperations(document, resolve).map(({ owner, operation }) => [toOwnerName(owner), operation]),
  );
  return entries.flatMap(({ on, end, line }) =>
    end === undefined || end.what !== undefined
      ? []
      : on.flatMap((address): readonly LineProblem[] => {
          const operation = operations.get(address);
          if (operation === undefined) return [];
          const { sunset } = toWithdrawal(operation, resolve);
          if (operation['deprecated'] === true && (sunset === undefined || sunset === end.until)) return [];
          return [
            {
              line,
              message:
                sunset === undefined
                  ? `${address} ends on ${end.until}, but the contract does not call it deprecated.`
                  : `${address} ends on ${end.until}, but its header Sunset says ${sunset}.`,
              remedy: 'Write the same day in both, or write in `ends` what else ends.',
            },
          ];
        }),
  );
}

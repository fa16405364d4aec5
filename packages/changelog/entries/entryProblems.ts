import { choices, nearest } from '@reliure/openapi';
import type { LineProblem } from '@reliure/openapi';
import { toContractAddress } from '../address.ts';
import { endProblems } from './endProblems.ts';
import { unreleased } from '../history.ts';
import type { Change, WrittenEntry, ReleaseChanges } from '../types.ts';

/** Finds entries that announce nothing: the release does not exist, or it has no such change; and wrong ends. */
export function entryProblems(
  entries: readonly WrittenEntry[],
  history: readonly ReleaseChanges[],
  isKnown: (address: string) => boolean,
): readonly LineProblem[] {
  return entries.flatMap((entry): readonly LineProblem[] => {
    const { version, on, fixed, line } = entry;
    const release = history.find((one) => one.version === version);
    if (release === undefined) {
      const known = new Set([unreleased, ...history.map((one) => one.version)]);
      return [{ line, message: `There is no release "${version}".`, remedy: choices(known) }];
    }
    const addresses = release.changes.map(({ location }) => toContractAddress(location));
    const addressProblems = on.flatMap((address): readonly LineProblem[] => {
      if (fixed) {
        if (isKnown(address)) return [];
        return [
          {
            line,
            message: `The contract has no "${address}".`,
            remedy: 'Write an operation as `GET /path`, or a schema by its name.',
          },
        ];
      }
      if (addresses.includes(address)) return [];
      const remedy =
        addresses.length === 0 ? 'Remove the entry.' : `${nearest(address, addresses)} Otherwise, remove the entry.`;
      return [{ line, message: `Release ${version} changes nothing at "${address}".`, remedy }];
    });
    return [...addressProblems, ...endProblems(entry, release, isKnown)];
  });
}

/** A breaking change without an entry. */
export interface UnannouncedChange {
  readonly version: string;
  readonly address: string;
  readonly change: Change;
}

/** Returns the breaking changes whose address is in no entry of their version. A fix announces no change. */
export function unannouncedChanges(
  history: readonly ReleaseChanges[],
  entries: readonly WrittenEntry[],
): readonly UnannouncedChange[] {
  return history.flatMap(({ version, changes }) =>
    changes
      .filter(({ severity }) => severity === 'breaking')
      .map((change) => ({ version, address: toContractAddress(change.location), change }))
      .filter(
        ({ address }) =>
          !entries.some((entry) => entry.version === version && !entry.fixed && entry.on.includes(address)),
      ),
  );
}

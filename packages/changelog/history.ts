import type { JsonObject } from '@reliure/openapi';
import { compareStates, toContractState } from './compare/compareContracts.ts';
import type { ContractState } from './compare/comparison.ts';
import { applyMergePatch, toMergePatch } from './compare/shape/mergePatch.ts';
import { readShape } from './compare/shape/shape.ts';
import type { WrittenEntry, Release, ReleaseChanges } from './types.ts';

/** The version of unreleased changes. */
export const unreleased = 'next';

/**
 * Returns the changes of each release, the newest first. Unreleased changes, if any, come before the releases.
 *
 * @param releases The oldest first.
 * @param today The shape of the contract as it is now.
 * @param entries May announce something unreleased that no comparison shows.
 */
export function toHistory(
  releases: readonly Release[],
  today: JsonObject,
  entries: readonly Pick<WrittenEntry, 'version'>[] = [],
): readonly ReleaseChanges[] {
  return toChanges(toReleaseStates(releases, today), entries);
}

/** Returns the changes of each state since the one before it, as `toHistory` does. */
export function toChanges(
  states: readonly ReleaseState[],
  entries: readonly Pick<WrittenEntry, 'version'>[] = [],
): readonly ReleaseChanges[] {
  return states
    .map(({ version, date, state }, index): ReleaseChanges => {
      const before = states[index - 1];
      return {
        version,
        ...(date !== '' && { date }),
        changes: before === undefined ? [] : compareStates(before.state, state),
      };
    })
    .filter(
      ({ version, changes }) =>
        version !== unreleased || changes.length > 0 || entries.some((entry) => entry.version === unreleased),
    )
    .reverse();
}

/** The state of a contract on the day of a release. */
export interface ReleaseState extends Pick<Release, 'version' | 'date'> {
  readonly state: ContractState;
}

/**
 * Returns the state of each release, and the current one as `next` at the end. They share the objects that did not
 * change.
 *
 * @param releases The oldest first.
 * @param today The shape of the contract as it is now.
 */
export function toReleaseStates(releases: readonly Release[], today: JsonObject): readonly ReleaseState[] {
  if (releases.length === 0) return [];
  const read = releases.map((release) => ({ ...release, shape: readShape(release.shape) }));
  const states: ReleaseState[] = [];
  for (const { version, date, shape } of [...read, { version: unreleased, date: '', shape: today }]) {
    const before = states.at(-1)?.state.document;
    const shared = before === undefined ? shape : applyMergePatch(before, toMergePatch(before, shape));
    states.push({ version, date, state: toContractState(shared) });
  }
  return states;
}

/**
 * Returns a version as the site shows it.
 *
 * @example toVersionLabel('1.5.0') // '1.5'
 */
export function toVersionLabel(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

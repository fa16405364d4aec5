import type { JsonObject } from '@apidoc/openapi';
import { compareStates, toContractState } from './compare/compareContracts';
import type { ContractState } from './compare/comparison';
import { applyMergePatch, toMergePatch } from './compare/mergePatch';
import type { WrittenEntry, Release, ReleaseChanges } from './types';

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
  const states = toReleaseStates(releases, today);
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
  const last = releases.at(-1);
  if (last === undefined) return [];
  const now: Release = {
    version: unreleased,
    date: '',
    shape: applyMergePatch(last.shape, toMergePatch(last.shape, today)),
  };
  return [...releases, now].map(({ version, date, shape }) => ({ version, date, state: toContractState(shape) }));
}

/**
 * Returns a version as the site shows it.
 *
 * @example toVersionLabel('1.5.0') // '1.5'
 */
export function toVersionLabel(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}

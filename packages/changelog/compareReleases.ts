import type { JsonObject } from '@reliure/openapi';
import { toContractAddress } from './address.ts';
import { createItems, type ChangelogItem, type ChangelogRelease } from './changelog.ts';
import { compareStates } from './compare/compareContracts.ts';
import type { ReleaseState } from './history.ts';
import type { DescribedContract } from './targets.ts';
import { texts } from './texts.ts';
import type { Change, ReleaseChanges, WrittenEntry } from './types.ts';

/** What changed between any two releases. */
export interface ReleaseComparison {
  /** The oldest first; unreleased changes, if any, come last. */
  readonly releases: readonly ComparedRelease[];
  /** Each line once, in the order of the comparisons that it is part of. */
  readonly lines: readonly ComparedLine[];
}

/** A release that can be chosen. */
export interface ComparedRelease extends Pick<ChangelogRelease, 'version' | 'title' | 'anchor' | 'dateText'> {
  /** The title, with the day from which it is in service. */
  readonly datedTitle: string;
}

/** A line of the comparison of two releases. */
export interface ComparedLine extends ChangelogItem {
  /** The comparisons that it is part of, as positions of the older and of the newer release. */
  readonly pairs: readonly (readonly [from: number, to: number])[];
}

/** The releases with their changes, as `loadChanges` and `buildChangelog` return them. */
interface ComparedHistory {
  /** The oldest first. */
  readonly states: readonly ReleaseState[];
  /** The newest first. */
  readonly history: readonly ReleaseChanges[];
  readonly entries: readonly WrittenEntry[];
  /** The newest first. */
  readonly releases: readonly ChangelogRelease[];
}

/**
 * Compares each release with each later one. The contracts are compared, so a change that a later release undid is only
 * part of the comparisons before it.
 *
 * @returns `null` if there is nothing to compare.
 */
export function compareReleases(
  { states, history, entries, releases }: ComparedHistory,
  document: JsonObject,
  pages: DescribedContract,
): ReleaseComparison | null {
  const compared = releases.toReversed();
  if (compared.length < 2) return null;
  const toItems = createItems(document, pages);
  const since = history.toReversed();
  const announced = since.map((release) => toAnnounced(release, entries));
  const lines = new Map<string, { readonly item: ChangelogItem; readonly pairs: (readonly [number, number])[] }>();
  for (const [to, newer] of states.slice(0, compared.length).entries()) {
    for (const [from, older] of states.slice(0, to).entries()) {
      const known = from === to - 1 ? since[to]?.changes : undefined;
      const changes = known ?? compareStates(older.state, newer.state);
      const words = announced.slice(from + 1, to + 1).flatMap((release) => toValidEntries(release, changes));
      for (const item of toItems(changes, words)) {
        const key = JSON.stringify(item);
        const line = lines.get(key) ?? { item, pairs: [] };
        line.pairs.push([from, to]);
        lines.set(key, line);
      }
    }
  }
  return {
    releases: compared.map(({ version, title, anchor, dateText }) => ({
      version,
      title,
      anchor,
      datedTitle: dateText === undefined ? title : texts().dated(title, dateText),
      ...(dateText !== undefined && { dateText }),
    })),
    lines: [...lines.values()].map(({ item, pairs }) => ({ ...item, pairs })),
  };
}

/** The entries of a release, with the changes at each address that they announce. */
interface AnnouncedRelease {
  readonly entries: readonly WrittenEntry[];
  readonly changes: ReadonlyMap<string, string>;
}

function toAnnounced({ version, changes }: ReleaseChanges, entries: readonly WrittenEntry[]): AnnouncedRelease {
  return { entries: entries.filter((entry) => entry.version === version), changes: byAddress(changes) };
}

/**
 * Returns the entries that hold for a comparison. A writer’s text holds at an address if the comparison finds exactly
 * what the release changed there. A fix holds unless the operation itself is new.
 */
function toValidEntries(release: AnnouncedRelease, changes: readonly Change[]): readonly WrittenEntry[] {
  const found = byAddress(changes);
  const added = new Set(
    changes.filter(({ kind }) => kind === 'operation-added').map(({ location }) => toContractAddress(location)),
  );
  return release.entries.flatMap((entry) => {
    const on = entry.on.filter((address) =>
      entry.fixed ? !added.has(address) : found.get(address) === release.changes.get(address),
    );
    return on.length === 0 ? [] : [{ ...entry, on }];
  });
}

/** Returns what changed at each address, as one string. */
function byAddress(changes: readonly Change[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { kind, location, before, after } of changes) {
    const address = toContractAddress(location);
    found.set(address, `${found.get(address) ?? ''}${JSON.stringify([kind, before, after])}`);
  }
  return found;
}

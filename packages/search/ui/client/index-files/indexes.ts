import indexes from '@generated/local-search/default/indexes.json';
import type { SearchContext } from '../../../plugin/options';

/** Contexts that can be searched alone. */
export const searchContexts: readonly SearchContext[] = indexes.contexts;

/** What pages of the reference are called, by their kinds. */
export const referenceKinds: ReadonlyMap<string, string> = new Map(Object.entries(indexes.kinds));

/** Hash of an index’s content; `null` for another version’s, which this build does not know. */
export function indexHash(contextId: string | null, versionUrl: string | null): string | null {
  const hashes: Readonly<Record<string, string>> = indexes.hashes;
  return versionUrl === null ? (hashes[contextId ?? ''] ?? null) : null;
}

/** The context of that id, if there is one: an address can ask for anything. */
export function toContextId(value: string | null): string | null {
  return searchContexts.some(({ id }) => id === value) ? value : null;
}

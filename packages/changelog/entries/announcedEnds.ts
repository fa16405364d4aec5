import { isOperationAddress } from '../address.ts';
import type { ReleaseChanges, WrittenEntry } from '../types.ts';

/** Something that still works, until a day that the changelog announces. */
export interface AnnouncedEnd {
  /** The operation that ends: `GET /v1/visites`; or Markdown, if something else ends. */
  readonly subject: { readonly operation: string } | { readonly text: string };
  /** Operations, or addresses within them, that the end of something else concerns: `GET /v1/visites`. */
  readonly on: readonly string[];
  /** Last day on which it works, `YYYY-MM-DD`. */
  readonly until: string;
  /** Day of the release that announces it; missing for unreleased changes. */
  readonly since?: string;
  /** Markdown: who is concerned; missing if all who call the operation are. */
  readonly who?: string;
  /** Markdown: what integrators must do. */
  readonly remedy?: string;
  /** The operation that replaces it: `GET /v2/visites`. */
  readonly replacement?: string;
}

/** Returns all ends that the entries announce. If several entries announce the end of an operation, the newest counts. */
export function announcedEnds(
  entries: readonly WrittenEntry[],
  history: readonly ReleaseChanges[],
): readonly AnnouncedEnd[] {
  const ends = history.flatMap(({ version, date }) =>
    entries.filter((entry) => entry.version === version).flatMap((entry) => toEnds(entry, date)),
  );
  const bySubject = new Map(ends.toReversed().map((end) => [JSON.stringify(end.subject), end]));
  return [...bySubject.values()].toReversed();
}

function toEnds({ on, remedy, end }: WrittenEntry, since: string | undefined): readonly AnnouncedEnd[] {
  if (end === undefined) return [];
  const { until, what, who, replacements } = end;
  const common = {
    until,
    ...(since !== undefined && { since }),
    ...(who !== undefined && { who }),
    ...(remedy !== undefined && { remedy }),
  };
  if (what !== undefined) return [{ subject: { text: what }, on, ...common }];
  return on.filter(isOperationAddress).map((operation) => {
    const replacement = replacements.get(operation);
    return { subject: { operation }, on: [operation], ...common, ...(replacement !== undefined && { replacement }) };
  });
}

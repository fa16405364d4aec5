import { isOperationAddress } from '../address.ts';
import type { ReleaseChanges, WrittenEntry } from '../types.ts';

/** Something that still works, until a day that the changelog announces. */
export interface AnnouncedEnd {
  /** The operation that ends: `GET /v1/visites`; or Markdown, if something else ends. */
  readonly subject: { readonly operation: string } | { readonly text: string };
  /** Last day on which it works, `YYYY-MM-DD`. */
  readonly until: string;
  /** Day of the release that announces it; missing for unreleased changes. */
  readonly since?: string;
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
  const { until, what, replacements } = end;
  const common = { until, ...(since !== undefined && { since }), ...(remedy !== undefined && { remedy }) };
  if (what !== undefined) return [{ subject: { text: what }, ...common }];
  return on.filter(isOperationAddress).map((operation) => {
    const replacement = replacements.get(operation);
    return { subject: { operation }, ...common, ...(replacement !== undefined && { replacement }) };
  });
}

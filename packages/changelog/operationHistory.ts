import { append, createResolve, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { createAnchors, referencePath, toRichText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import { toItemTexts, type ChangelogItem, type ChangelogRelease } from './changelog.ts';
import { toVersionLabel } from './history.ts';
import { collectContractOperations, operationKey } from './compare/shape/operations.ts';
import type { Target } from './targets.ts';
import { texts } from './texts.ts';

/** A change that affects an operation. */
export interface HistoryEntry {
  /** `1.5`, or a phrase for unreleased changes. */
  readonly version: string;
  /** Fragment of the release on the changelog’s page. */
  readonly anchor: string;
  /** In words. */
  readonly date?: string;
  /** “Added”, “Changed”… */
  readonly category: string;
  readonly breaking?: true;
  readonly text: RichText;
  /** Link to the description of what changed. */
  readonly target?: { readonly label: string; readonly path: string };
}

/** The history of an operation, as its page shows it. */
export interface OperationHistory {
  /** The changelog’s text about its deprecation: since when, and what to do. */
  readonly deprecation?: RichText;
  /** The changes that affect it, the newest first. */
  readonly history?: readonly HistoryEntry[];
}

/** The properties of an operation’s page that its history depends on. */
interface OperationWithHistory extends OperationHistory {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** The maximum number of history entries on a page. The changelog has all of them. */
const maxEntries = 8;

/**
 * Adds the history of each operation to its page, the newest release first.
 *
 * @param document The contract, with its `x-since` annotations.
 * @see annotateSince
 */
export function withHistory<Page extends OperationWithHistory>(
  pages: readonly Page[],
  changelog: readonly ChangelogRelease[],
  document: JsonObject,
): readonly Page[] {
  const bySlug = new Map<string, HistoryEntry[]>();
  for (const release of changelog) {
    for (const item of release.items) {
      for (const [slug, entry] of toHistoryEntries(item, release)) append(bySlug, slug, entry);
    }
  }
  const sinceVersions = toSinceVersions(document);
  return pages.map((page) => {
    const history = bySlug.get(page.slug);
    if (history === undefined) return page;
    const deprecation = page.deprecated === true ? findDeprecation(page, changelog) : undefined;
    const own = withoutOlder(history, sinceVersions.get(operationKey(page)), changelog).slice(0, maxEntries);
    return {
      ...page,
      ...(deprecation !== undefined && { deprecation: toItemText(deprecation) }),
      ...(own.length > 0 && { history: own }),
    };
  });
}

/** Returns the release that added each operation, where the contract has it. `1.5.0` may be written `1.5`. */
function toSinceVersions(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    collectContractOperations(document, createResolve(document)).flatMap(({ owner, operation }) => {
      const since = toText(operation['x-since']);
      return since === undefined ? [] : [[operationKey(owner), toVersionLabel(since)] as const];
    }),
  );
}

/** Returns the newest item that deprecates the operation itself, not only a part of it. */
function findDeprecation(
  { slug }: OperationWithHistory,
  changelog: readonly ChangelogRelease[],
): ChangelogItem | undefined {
  return changelog
    .flatMap(({ items }) => items)
    .find(
      ({ category, targets }) => category === 'deprecated' && targets.some(({ path }) => path === referencePath(slug)),
    );
}

/** Removes the entries older than the operation: earlier changes of the schemas it uses did not affect it. */
function withoutOlder(
  history: readonly HistoryEntry[],
  sinceVersion: string | undefined,
  changelog: readonly ChangelogRelease[],
): readonly HistoryEntry[] {
  const first = changelog.findIndex(({ version }) => toVersionLabel(version) === sinceVersion);
  if (first === -1) return history;
  const before = new Set(changelog.slice(first + 1).map(({ anchor }) => anchor));
  return history.filter(({ anchor }) => !before.has(anchor));
}

function toHistoryEntries(
  item: ChangelogItem,
  { title, anchor, dateText }: ChangelogRelease,
): ReadonlyMap<string, HistoryEntry> {
  const { category, severity, targets } = item;
  const entries = new Map<string, HistoryEntry>();
  for (const target of targets) {
    for (const slug of target.operations) {
      // A text with several targets is shown once on a page, with a link to the first of them.
      if (entries.has(slug)) continue;
      entries.set(slug, {
        version: title,
        anchor,
        ...(dateText !== undefined && { date: dateText }),
        category: texts().categories[category],
        ...(severity === 'breaking' && { breaking: true }),
        text: toItemText(item),
        ...toTargetLink(target, slug),
      });
    }
  }
  return entries;
}

function toItemText(item: ChangelogItem): RichText {
  return toRichText(toSentence(toItemTexts(item).join(' ')), createAnchors());
}

/** Turns a text into a sentence: a capital at the beginning, a full stop at the end. */
function toSentence(text: string): string {
  const capitalized = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

/**
 * Returns the link of an entry on an operation’s page. A location on the same page gets a short label. The page itself
 * gets no link. Nor does the page of another operation, because it says nothing about this one.
 */
function toTargetLink({ kind, label, path }: Target, slug: string): Pick<HistoryEntry, 'target'> {
  if (path === undefined) return {};
  if (path.startsWith(`${referencePath(slug)}#`)) return { target: { label: texts().onThisPage, path } };
  return kind === 'operation' ? {} : { target: { label, path } };
}

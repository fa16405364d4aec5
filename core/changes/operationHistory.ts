import { createAnchors } from '../pages/anchors';
import { referencePath } from '../pages/paths';
import { toRichText, type RichText } from '../pages/richText';
import type { HistoryEntry, OperationPage } from '../pages/types';
import type { ChangelogItem, ChangelogRelease } from './changelog';
import type { Target } from './targets';
import { categoryTitles } from './wording';

/** Lines that a page tells of its past: who wants more reads the changelog. */
const maxEntries = 8;

/** Adds to each operation what releases changed for it, the newest first. */
export function withHistory(
  pages: readonly OperationPage[],
  changelog: readonly ChangelogRelease[],
): readonly OperationPage[] {
  const bySlug = new Map<string, HistoryEntry[]>();
  for (const release of changelog) {
    for (const item of release.items) {
      for (const [slug, entry] of toEntries(item, release)) bySlug.set(slug, [...(bySlug.get(slug) ?? []), entry]);
    }
  }
  return pages.map((page) => {
    const history = bySlug.get(page.slug);
    if (history === undefined) return page;
    const deprecation = page.deprecated === true ? findDeprecation(page, changelog) : undefined;
    return {
      ...page,
      ...(deprecation !== undefined && { deprecation: toWords(deprecation) }),
      history: sinceItsBirth(history, page).slice(0, maxEntries),
    };
  });
}

/** The newest item that deprecates the operation itself, and not a part of it. */
function findDeprecation({ slug }: OperationPage, changelog: readonly ChangelogRelease[]): ChangelogItem | undefined {
  return changelog
    .flatMap(({ items }) => items)
    .find(
      ({ category, targets }) => category === 'deprecated' && targets.some(({ path }) => path === referencePath(slug)),
    );
}

/** Before an operation was added, what changed for schemas was nothing to it. */
function sinceItsBirth(history: readonly HistoryEntry[], { since }: OperationPage): readonly HistoryEntry[] {
  const birth = history.findLastIndex(({ version }) => since === `depuis ${version}`);
  return birth === -1 ? history : history.slice(0, birth + 1);
}

function toEntries(
  item: ChangelogItem,
  { title, anchor, dateText }: ChangelogRelease,
): ReadonlyMap<string, HistoryEntry> {
  const { category, severity, targets } = item;
  const entries = new Map<string, HistoryEntry>();
  for (const target of targets) {
    for (const slug of target.operations) {
      // One sentence on several places is one line of the page, which links to the first of them.
      if (entries.has(slug)) continue;
      entries.set(slug, {
        version: title,
        anchor,
        ...(dateText !== undefined && { date: dateText }),
        category: categoryTitles[category],
        ...(severity === 'breaking' && { breaking: true }),
        text: toWords(item),
        ...toLink(target, slug),
      });
    }
  }
  return entries;
}

function toWords({ text, remedy }: Pick<ChangelogItem, 'text' | 'remedy'>): RichText {
  return toRichText(toSentence(remedy === undefined ? text : `${text} ${remedy}`), createAnchors());
}

/** Here a text begins a line. */
function toSentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** On the operation’s own page a place is enough; what is on another operation’s page says nothing of this one. */
function toLink({ kind, label, path }: Target, slug: string): Pick<HistoryEntry, 'target'> {
  if (path === undefined || path === referencePath(slug)) return {};
  if (path.startsWith(`${referencePath(slug)}#`)) return { target: { label: 'Voir sur cette page', path } };
  return kind === 'operation' ? {} : { target: { label, path } };
}

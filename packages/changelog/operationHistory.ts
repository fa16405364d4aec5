import { append, createResolve, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { createAnchors, referencePath, toRichText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import type { ChangelogItem, ChangelogRelease } from './changelog';
import { toVersionLabel } from './history';
import { collectContractOperations, operationKey } from './compare/operations';
import type { Target } from './targets';
import { categoryTitles } from './wording';

/** One change that concerns an operation. */
export interface HistoryEntry {
  /** `1.5`, or words for what is not released yet. */
  readonly version: string;
  /** Place of the release in the changelog. */
  readonly anchor: string;
  /** In words. */
  readonly date?: string;
  /** « Ajouté », « Modifié »… */
  readonly category: string;
  readonly breaking?: true;
  readonly text: RichText;
  /** Where what changed is described. */
  readonly target?: { readonly label: string; readonly path: string };
}

/** What the page of an operation shows of its past. */
export interface OperationPast {
  /** What the changelog says of its deprecation: since when, and what to do. */
  readonly deprecation?: RichText;
  /** What releases changed for it, the newest first. */
  readonly history?: readonly HistoryEntry[];
}

/** The page of an operation, as far as its past needs to know it. */
interface OperationWithPast extends OperationPast {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** Lines that a page tells of its past: who wants more reads the changelog. */
const maxEntries = 8;

/**
 * Adds to each operation what releases changed for it, the newest first.
 *
 * @param document The contract, with the marks of what came later. @see markSince
 */
export function withHistory<Page extends OperationWithPast>(
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
  const births = toBirths(document);
  return pages.map((page) => {
    const history = bySlug.get(page.slug);
    if (history === undefined) return page;
    const deprecation = page.deprecated === true ? findDeprecation(page, changelog) : undefined;
    const own = sinceBirth(history, births.get(operationKey(page)), changelog).slice(0, maxEntries);
    return {
      ...page,
      ...(deprecation !== undefined && { deprecation: toItemText(deprecation) }),
      ...(own.length > 0 && { history: own }),
    };
  });
}

/** The releases that operations came with, where the contract says so; `1.5.0` may be written `1.5`. */
function toBirths(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    collectContractOperations(document, createResolve(document)).flatMap(({ owner, operation }) => {
      const since = toText(operation['x-since']);
      return since === undefined ? [] : [[operationKey(owner), toVersionLabel(since)] as const];
    }),
  );
}

/** The newest item that deprecates the operation itself, and not a part of it. */
function findDeprecation(
  { slug }: OperationWithPast,
  changelog: readonly ChangelogRelease[],
): ChangelogItem | undefined {
  return changelog
    .flatMap(({ items }) => items)
    .find(
      ({ category, targets }) => category === 'deprecated' && targets.some(({ path }) => path === referencePath(slug)),
    );
}

/** Before an operation was added, what changed for schemas was nothing to it. */
function sinceBirth(
  history: readonly HistoryEntry[],
  birth: string | undefined,
  changelog: readonly ChangelogRelease[],
): readonly HistoryEntry[] {
  const first = changelog.findIndex(({ version }) => toVersionLabel(version) === birth);
  const before = new Set(first === -1 ? [] : changelog.slice(first + 1).map(({ anchor }) => anchor));
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
      // One sentence on several places is one line of the page, which links to the first of them.
      if (entries.has(slug)) continue;
      entries.set(slug, {
        version: title,
        anchor,
        ...(dateText !== undefined && { date: dateText }),
        category: categoryTitles[category],
        ...(severity === 'breaking' && { breaking: true }),
        text: toItemText(item),
        ...toTargetLink(target, slug),
      });
    }
  }
  return entries;
}

function toItemText({ text, remedy }: Pick<ChangelogItem, 'text' | 'remedy'>): RichText {
  return toRichText(toSentence(remedy === undefined ? text : `${text} ${remedy}`), createAnchors());
}

/** Here a text begins a line. */
function toSentence(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** On the operation’s own page a place is enough; what is on another operation’s page says nothing of this one. */
function toTargetLink({ kind, label, path }: Target, slug: string): Pick<HistoryEntry, 'target'> {
  if (path === undefined || path === referencePath(slug)) return {};
  if (path.startsWith(`${referencePath(slug)}#`)) return { target: { label: 'Voir sur cette page', path } };
  return kind === 'operation' ? {} : { target: { label, path } };
}

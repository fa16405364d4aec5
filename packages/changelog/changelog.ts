import { toDateText } from '@reliure/language';
import { member, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { RichText } from '@reliure/richtext';
import { toContractAddress } from './address.ts';
import { toVersionLabel, unreleased } from './history.ts';
import { categoryOf, worse } from './compare/kinds.ts';
import { toDeadline, toDeadlineText } from './entries/deadline.ts';
import { createTargets, type DescribedContract, type Target } from './targets.ts';
import { texts } from './texts.ts';
import type { Category, Change, ContractLocation, Deadline, ReleaseChanges, Severity, WrittenEntry } from './types.ts';
import { toChangeText, type NameOf } from './wording.ts';

/** The changelog of all releases, as the site shows it. */
export interface Changelog {
  /** The newest first. */
  readonly releases: readonly ChangelogRelease[];
  readonly feeds: readonly ChangelogFeed[];
  /** What ends, by day; missing if nothing does. */
  readonly ends?: readonly ChangelogEnd[];
  /** Path of the page that compares releases, from the site’s root; missing if there is none. */
  readonly comparisonPage?: string;
}

/** Something that ends, with its row in the calendar of withdrawals. */
export interface ChangelogEnd {
  /** The last day on which it works, in words. */
  readonly dayText: string;
  readonly what: RichText;
  readonly path: string;
}

/** A feed of the changelog, in one format. */
export interface ChangelogFeed {
  readonly title: string;
  readonly mediaType: string;
  /** From the site’s root. */
  readonly path: string;
}

/** One release of the changelog, as the site shows it. */
export interface ChangelogRelease {
  /** `1.5.0`, or `next`. */
  readonly version: string;
  /** `1.5`, or a phrase for unreleased changes. */
  readonly title: string;
  /** Fragment of the release on the changelog’s page. */
  readonly anchor: string;
  /** `YYYY-MM-DD`; missing for unreleased changes. */
  readonly date?: string;
  /** The date in words. */
  readonly dateText?: string;
  /** Empty for the first release, and for a release that changes only texts. */
  readonly items: readonly ChangelogItem[];
}

/** One line of the changelog: an entry by a writer, or a change that the comparison found. */
export interface ChangelogItem {
  readonly category: Category;
  readonly severity: Severity;
  /** Markdown on one line. */
  readonly text: string;
  /** Markdown: what an integrator must do. */
  readonly remedy?: string;
  readonly deadline?: Deadline;
  /** Where it is in the contract: the first of several addresses. */
  readonly address: string;
  /** Set if nobody wrote it and it breaks nothing. */
  readonly isMinor?: true;
  readonly targets: readonly Target[];
}

/** Builds the changelog of a contract, the newest release first. */
export function buildChangelog(
  history: readonly ReleaseChanges[],
  entries: readonly WrittenEntry[],
  document: JsonObject,
  pages: DescribedContract,
): readonly ChangelogRelease[] {
  const toItems = createItems(document, pages);
  return history.map(({ version, date, changes }) => ({
    version,
    title: version === unreleased ? texts().upcoming : toVersionLabel(version),
    anchor: version.replaceAll('.', '-'),
    ...(date !== undefined && { date, dateText: toDateText(date) }),
    items: toItems(
      changes,
      entries.filter((entry) => entry.version === version),
    ),
  }));
}

/** Returns a function that writes changes as items, with the entries that announce them. */
export function createItems(
  document: JsonObject,
  pages: DescribedContract,
): (changes: readonly Change[], entries: readonly WrittenEntry[]) => readonly ChangelogItem[] {
  const toTarget = createTargets(document, pages);
  const nameOf = createNameOf(document);
  return (changes, entries) => toItems(changes, entries, toTarget, nameOf);
}

function createNameOf(document: JsonObject): NameOf {
  return (owner) => {
    if (owner.kind === 'contract') return '';
    if (owner.kind === 'operation') return owner.path;
    return toText(member(member(member(document['components'], owner.section), owner.name), 'name')) ?? owner.name;
  };
}

const categoryOrder: readonly Category[] = ['added', 'modified', 'deprecated', 'removed', 'fixed'];

function toItems(
  changes: readonly Change[],
  entries: readonly WrittenEntry[],
  toTarget: (location: ContractLocation) => Target,
  nameOf: NameOf,
): readonly ChangelogItem[] {
  const announced = new Set(entries.flatMap(({ on, fixed }) => (fixed ? [] : on)));
  const added = new Set(
    changes.filter(({ kind }) => kind === 'operation-added').map(({ location }) => toContractAddress(location)),
  );
  const written = entries.map((entry): ChangelogItem => {
    const item = toWrittenItem(entry, changes, toTarget);
    const deadline = toDeadline({ ...entry, breaking: item.severity === 'breaking' }, entries, added);
    return { ...item, ...(deadline !== undefined && { deadline }) };
  });
  const others = changes.filter(({ location }) => !announced.has(toContractAddress(location)));
  return [...written, ...toGeneratedItems(others, toTarget, nameOf)].toSorted(
    (one, other) => toOrder(one) - toOrder(other),
  );
}

/** Breaking changes come first, minor ones last. */
function toOrder({ severity, isMinor, category }: ChangelogItem): number {
  const rank = severity === 'breaking' ? 0 : isMinor === true ? 2 : 1;
  return rank * categoryOrder.length + categoryOrder.indexOf(category);
}

/** Builds the item for a writer’s entry. Unless it announces a fix, it replaces all changes at its addresses. */
function toWrittenItem(
  { on, text, remedy, fixed, breaking }: WrittenEntry,
  changes: readonly Change[],
  toTarget: (location: ContractLocation) => Target,
): ChangelogItem {
  const own = fixed
    ? []
    : on.flatMap((address) => changes.filter(({ location }) => toContractAddress(location) === address));
  const locations = fixed ? on.map(toContractLocation) : own.map(({ location }) => location);
  return {
    category: fixed ? 'fixed' : categoryOf(own[0]?.kind ?? 'optional-added'),
    severity: own.reduce<Severity>(
      (worst, { severity }) => worse(worst, severity),
      breaking ? 'breaking' : 'compatible',
    ),
    text,
    ...(remedy !== undefined && { remedy }),
    address: on[0] ?? '',
    targets: uniqueTargets(locations.map(toTarget)),
  };
}

/** Converts the address of an entry with `fixed`, which is always a whole operation or a whole schema. */
function toContractLocation(address: string): ContractLocation {
  const space = address.indexOf(' ');
  return space === -1
    ? { owner: { kind: 'component', section: 'schemas', name: address }, field: [] }
    : { owner: { kind: 'operation', method: address.slice(0, space), path: address.slice(space + 1) }, field: [] };
}

/** Builds the items for changes without an entry. Changes with the same text become one item with several targets. */
function toGeneratedItems(
  changes: readonly Change[],
  toTarget: (location: ContractLocation) => Target,
  nameOf: NameOf,
): readonly ChangelogItem[] {
  const items = new Map<string, ChangelogItem>();
  for (const change of changes) {
    const text = toChangeText(change, nameOf);
    const key = `${change.kind} ${text}`;
    const item = items.get(key);
    const severity = worse(item?.severity ?? 'compatible', change.severity);
    items.set(key, {
      category: categoryOf(change.kind),
      severity,
      ...(severity === 'compatible' && { isMinor: true }),
      text,
      address: item?.address ?? toContractAddress(change.location),
      targets: uniqueTargets([...(item?.targets ?? []), toTarget(change.location)]),
    });
  }
  return [...items.values()];
}

/** Keeps the first target for each label. */
function uniqueTargets(targets: readonly Target[]): readonly Target[] {
  const byLabel = new Map<string, Target>();
  for (const target of targets) if (!byLabel.has(target.label)) byLabel.set(target.label, target);
  return [...byLabel.values()];
}

/** Returns the text about a release without items. */
export function toEmptyReleaseText(isFirst: boolean): string {
  return isFirst ? texts().firstRelease : texts().emptyRelease;
}

type ItemTexts = Pick<ChangelogItem, 'text' | 'remedy' | 'deadline'>;

/** The texts of an item, each Markdown on one line: what changed, what to do, and by when. */
export function toItemTexts({ text, remedy, deadline }: ItemTexts): readonly string[] {
  return [text, remedy, deadline === undefined ? undefined : toDeadlineText(deadline)].filter(
    (part) => part !== undefined,
  );
}

/** Returns what separates a text from its links: a text that ends a sentence is followed by a new sentence. */
export function toTargetsIntro(item: ItemTexts): string {
  return /[.!?]$/.test(toItemTexts(item).at(-1) ?? '') ? texts().see : ' — ';
}

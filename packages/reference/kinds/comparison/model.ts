import { toItemCells } from '@reliure/changelog';
import type { ComparedLine, ComparedRelease } from '@reliure/changelog';
import { slugify } from '@reliure/openapi';
import { createAnchors, serialize, toParagraph, toRichText } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';
import type { ReleasedChanges } from '../releasedChanges.ts';
import { texts } from '../../texts/index.ts';

/** The page that compares releases. */
export interface Comparison {
  /** The oldest first. */
  readonly releases: readonly ComparedRelease[];
  /** The breaking changes, then the others, then the minor ones. */
  readonly sections: readonly ComparisonSection[];
  /** The groups of operations that have changes. */
  readonly groups: readonly { readonly slug: string; readonly title: string }[];
  /** Path of the changelog’s page. */
  readonly changelogPage: string;
}

interface ComparisonSection {
  readonly name: 'breaking' | 'others' | 'minor';
  /** The groups of operations that the changes are about; the last one is for changes of several groups. */
  readonly domains: readonly Domain[];
}

interface Domain {
  readonly title: string;
  readonly changes: readonly ComparedChange[];
}

/** A change between two releases. */
export interface ComparedChange {
  /** Its permanent anchor. */
  readonly id: string;
  /** What changed, where, what to do, and by when. */
  readonly cells: readonly RichText[];
  /** The groups of operations that it concerns; empty for all. */
  readonly groups: readonly string[];
  /** The comparisons that it is part of, by the positions of both releases: `0-3`. */
  readonly pairs: readonly string[];
  /** The release that brought it, in words, with a link to its part of the changelog. */
  readonly since: { readonly words: string; readonly path: string };
}

type OperationGroups = ReleasedChanges['groups'];

/** Builds the page, with the changes ordered by severity and by group of operations; `null` without two releases. */
export function buildComparison({
  comparison,
  groups,
  page: changelogPage,
}: Pick<ReleasedChanges, 'comparison' | 'groups' | 'page'>): Comparison | null {
  if (comparison === null) return null;
  const { releases, lines } = comparison;
  const anchors = createAnchors();
  const changes = lines.map((line) => {
    const slugs = findGroups(line, groups);
    return {
      section: line.severity === 'breaking' ? 'breaking' : line.isMinor === true ? 'minor' : 'others',
      group: slugs.length === 1 ? slugs[0] : undefined,
      change: toChange(line, { releases, changelogPage, groups: slugs, anchors }),
    };
  });
  const sections = (['breaking', 'others', 'minor'] as const).map((name): ComparisonSection => {
    const own = changes.filter(({ section }) => section === name);
    const domains = [...groups, undefined].map((group) => ({
      title: group?.title ?? texts().comparison.mixed,
      changes: own.filter((change) => change.group === group?.slug).map(({ change }) => change),
    }));
    return { name, domains: domains.filter((domain) => domain.changes.length > 0) };
  });
  const changed = new Set(changes.flatMap(({ change }) => change.groups));
  return {
    releases,
    sections: sections.filter(({ domains }) => domains.length > 0),
    groups: groups.filter(({ slug }) => changed.has(slug)).map(({ slug, title }) => ({ slug, title })),
    changelogPage,
  };
}

interface ChangeContext {
  readonly releases: readonly ComparedRelease[];
  readonly changelogPage: string;
  /** The groups of operations that the change concerns. */
  readonly groups: readonly string[];
  readonly anchors: Anchors;
}

function toChange(
  { pairs, ...item }: ComparedLine,
  { releases, changelogPage, groups, anchors }: ChangeContext,
): ComparedChange {
  const newer = pairs.map(([, to]) => to);
  const since = releases[Math.min(...newer)] ?? { title: '', anchor: '' };
  const replacedIn = releases[Math.max(...newer) + 1];
  return {
    id: anchors.reserve(since.anchor, slugify(item.address)),
    cells: toItemCells(item).map((cell) => toRichText(serialize([toParagraph(...cell)]))),
    groups,
    pairs: pairs.map((pair) => pair.join('-')),
    since: {
      words: sinceWords(since, replacedIn),
      path: `${changelogPage}#${since.anchor}`,
    },
  };
}

type Titled = Pick<ComparedRelease, 'title' | 'dateText'>;

/** Returns the words for the release that brought a change, and for the one that replaced it. */
function sinceWords(start: Titled, end: Titled | undefined): string {
  // The release to come has no date.
  const nameOf = ({ title, dateText }: Titled) => (dateText === undefined ? null : title);
  return texts().comparison.since(nameOf(start), end === undefined ? undefined : nameOf(end));
}

/** Returns the slugs of the groups that a change is about; none if it is about all operations, or only about the contract. */
function findGroups({ targets }: Pick<ComparedLine, 'targets'>, groups: OperationGroups): readonly string[] {
  const slugs = new Set(targets.flatMap(({ operations }) => operations));
  const labels = targets.filter(({ operations }) => operations.length === 0).map(({ label }) => label);
  const found = new Set([
    ...groups.filter(({ operations }) => operations.some(({ slug }) => slugs.has(slug))).map(({ slug }) => slug),
    ...labels.flatMap((label) => findNearestGroup(label, groups) ?? []),
  ]);
  return [...found];
}

/**
 * Returns the group of a removed operation: that of the operation with the most similar path. The first segment often
 * is the version, which differs.
 *
 * @param label `POST /v1/visites`.
 */
function findNearestGroup(label: string, groups: OperationGroups): string | undefined {
  const wanted = toSegments(label.slice(label.indexOf(' ') + 1));
  let best: { readonly slug: string; readonly shared: number } | undefined;
  for (const { slug, operations } of groups) {
    for (const { path } of operations) {
      const segments = toSegments(path);
      const difference = wanted.findIndex((segment, index) => segment !== segments[index]);
      const shared = difference === -1 ? wanted.length : difference;
      if (shared > (best?.shared ?? 0)) best = { slug, shared };
    }
  }
  return best?.slug;
}

/** @example toSegments('/v1/visites/{id}') // ['visites', '{id}'] */
function toSegments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '' && !/^v\d+$/.test(segment));
}

import { toItemPhrases } from '@reliure/changelog';
import type { ComparedLine, ComparedRelease } from '@reliure/changelog';
import { serialize, toParagraph, toRichText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import type { ReleasedChanges } from '../releasedChanges.ts';
import { texts } from '../../texts/index.ts';

/** The page that compares releases. */
export interface Comparison {
  /** The oldest first. */
  readonly releases: readonly ComparedRelease[];
  /** The breaking changes, then the others. */
  readonly sections: readonly ComparisonSection[];
  /** Path of the changelog’s page. */
  readonly changelogPage: string;
}

interface ComparisonSection {
  readonly id: string;
  readonly title: string;
  readonly isBreaking: boolean;
  /** The groups of operations that the changes are about; the last one is for changes of several groups. */
  readonly domains: readonly Domain[];
}

interface Domain {
  readonly id: string;
  readonly title: string;
  readonly changes: readonly ComparedChange[];
}

/** A change between two releases. */
export interface ComparedChange {
  readonly content: RichText;
  /** The comparisons that it is part of, by the positions of both releases: `0-3`. */
  readonly pairs: readonly string[];
  /** The release that brought it, in words, with a link to its part of the changelog. */
  readonly since: { readonly words: string; readonly path: string };
}

export interface ComparisonProps {
  readonly comparison: Comparison;
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
  const changes = lines.map((line) => ({
    isBreaking: line.severity === 'breaking',
    group: findGroup(line, groups),
    change: toChange(line, releases, changelogPage),
  }));
  const { breaking, others, mixed } = texts().comparison;
  const toSection = ({ id, title }: typeof breaking, isBreaking: boolean): ComparisonSection => {
    const own = changes.filter((change) => change.isBreaking === isBreaking);
    const domains = [...groups, undefined].map((group) => ({
      id: group === undefined ? mixed.id(id) : `${id}.${group.slug}`,
      title: group?.title ?? mixed.title,
      changes: own.filter((change) => change.group === group?.slug).map(({ change }) => change),
    }));
    return { id, title, isBreaking, domains: domains.filter((domain) => domain.changes.length > 0) };
  };
  const sections = [toSection(breaking, true), toSection(others, false)];
  return { releases, sections: sections.filter(({ domains }) => domains.length > 0), changelogPage };
}

function toChange(
  { pairs, ...item }: ComparedLine,
  releases: readonly ComparedRelease[],
  changelogPage: string,
): ComparedChange {
  const newer = pairs.map(([, to]) => to);
  const since = releases[Math.min(...newer)] ?? { title: '', anchor: '' };
  const replacedIn = releases[Math.max(...newer) + 1];
  return {
    content: toRichText(serialize([toParagraph(...toItemPhrases(item))])),
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

/** Returns the slug of the group that a change is about; `undefined` if there are several, or none. */
function findGroup({ targets }: Pick<ComparedLine, 'targets'>, groups: OperationGroups): string | undefined {
  const slugs = new Set(targets.flatMap(({ operations }) => operations));
  const labels = targets.filter(({ operations }) => operations.length === 0).map(({ label }) => label);
  const found = new Set([
    ...groups.filter(({ operations }) => operations.some(({ slug }) => slugs.has(slug))).map(({ slug }) => slug),
    ...labels.flatMap((label) => findNearestGroup(label, groups) ?? []),
  ]);
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
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

import {
  download,
  fact,
  filtered,
  filteredLink,
  inlineList,
  list,
  pageLink,
  phrases,
  searchPhrases,
  section,
  text,
  words,
} from '@reliure/page';
import type { Block, OperationsBlock, SectionBlock } from '@reliure/page';
import type { OperationLink } from '../../model/links.ts';
import { downloadsAnchor } from '@reliure/richtext';
import { describeDocumentation } from '../../describe/links.ts';
import { countOperations, toFamilies, type Family } from '../../model/groups/families.ts';
import type { Group } from '../../model/groups/groups.ts';
import { texts } from '../../texts/index.ts';
import type { Download } from './downloads.ts';
import type { SiteContext } from '../siteContext.ts';
import { describeOverview, describeStart, type Start } from './describeStart.ts';
import type { CountedLabel, LandingPage } from './model.ts';

/** The most operations of several groups that are all listed at once. More would be an inventory instead of a start. */
const longestList = 12;

/** The most operations of a single group that are listed at once. A page with some 200 is 20 screens long. */
const longestGroup = 200;

/**
 * Describes where a client starts, the groups with their main operations, the index pages, and the downloads. Families of
 * groups are collapsed and come first, because all of them fit on one screen.
 */
export function describeLanding(page: LandingPage, start: Start, site: SiteContext): readonly Block[] {
  const { summary, groups, count, labels, downloads } = page;
  const wording = texts().landing;
  const isLong = count > (groups.length > 1 ? longestList : longestGroup);
  const families = toFamilies(groups);
  const isFolded = isLong && families.some(({ children }) => children.length > 0);
  const others = [
    list(
      site.catalogues.map(({ slug, title, count: size }) => ({
        phrases: phrases(pageLink(slug, title)),
        ...(size !== undefined && { note: phrases(String(size)) }),
      })),
      'chips',
    ),
    ...(site.hasMachineFiles ? [describeDownloads(downloads)] : []),
  ];
  const operations = filtered(
    wording.filter,
    isFolded ? families.flatMap(describeFamily) : describeGroups(groups, isLong),
  );
  return [
    searchPhrases(wording.searchPhrases),
    ...(summary === undefined ? [] : [{ ...words(summary), look: 'lead' } as const]),
    words(...describeOverview(count, start)),
    ...describeStart(start, site),
    ...(isFolded ? [] : others),
    ...describeLabels(labels),
    operations,
    ...(isFolded ? others : []),
  ];
}

/** Describes groups with the titles of their sections. */
function describeGroups(groups: readonly Group[], isLong: boolean): readonly Block[] {
  return groups.flatMap((group, index) => [
    ...(group.section === undefined || group.section === groups[index - 1]?.section || isOwnHeading(group, isLong)
      ? []
      : [describePart(group.section)]),
    describeGroup(group, isLong),
  ]);
}

function describePart(title: string): Block {
  return { ...words(title), look: 'part' };
}

/** Describes a group, and those nested under it in a section that is collapsed. */
function describeFamily(family: Family<Group>): readonly Block[] {
  const { title, group, children } = family;
  if (group === undefined || children.length === 0) return describeNested(family, 2);
  const { slug, operations } = group;
  const own = operations.length === 0 ? [] : [collapse(operations)];
  return [
    section(slug, title, [...describeText(group), ...own, ...children.flatMap((child) => describeNested(child, 3))], {
      folded: texts().landing.family(
        countOperations(family),
        children.map((child) => child.title),
      ),
      look: 'card',
      filter: { group: title },
      search: { title },
    }),
  ];
}

/** Describes a group inside a family, before those nested under it. */
function describeNested({ title, group, children }: Family<Group>, level: 2 | 3): readonly Block[] {
  const card = group === undefined ? [] : [describeGroup(group, true, level)];
  return [
    ...(children.length === 0 ? [] : [describePart(title)]),
    ...card,
    ...children.flatMap((child) => describeNested(child, level)),
  ];
}

/** Whether the heading of a group is that of its section. As cards, both are needed: the groups of a section share a row. */
function isOwnHeading({ title, section }: Group, isLong: boolean): boolean {
  return !isLong && title === section;
}

/** Describes what tags say of operations, by kind: each leads to the operations that have it. */
function describeLabels(labels: readonly CountedLabel[]): readonly Block[] {
  const kinds = [...new Set(labels.map(({ kind }) => kind))];
  const facts = kinds.map((kind) =>
    fact(kind, [
      inlineList(
        labels
          .filter((label) => label.kind === kind)
          .map(({ title, count }) => phrases(filteredLink(undefined, title, '', title), ` (${count})`)),
      ),
    ]),
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', look: 'line', facts }];
}

/** Describes the files to download. The search finds them by their titles. */
function describeDownloads(downloads: readonly Download[]): SectionBlock {
  const items = downloads.map(({ title, path, description }) => ({
    phrases: phrases(download(path, title)),
    note: phrases(description),
  }));
  const collapsed = { shown: 1, collapsed: texts().landing.otherDownloads(items.length - 1) };
  return section(downloadsAnchor(), texts().landing.downloads, [{ ...list(items, 'index'), ...collapsed }], {
    look: 'group',
  });
}

function describeGroup(group: Group, isLong: boolean, level: 2 | 3 = 2): SectionBlock {
  const { slug, title, operations } = group;
  return section(
    slug,
    title,
    [...describeText(group), isLong ? collapse(operations) : { kind: 'operations', operations }],
    { level, filter: { group: title }, search: { title }, look: isLong ? 'card' : 'group' },
  );
}

function describeText({ description = [], documentation }: Group): readonly Block[] {
  return [text(description), ...(documentation === undefined ? [] : [words(...describeDocumentation(documentation))])];
}

/** Hides all operations but the first one, and the first one that does something else. */
function collapse(operations: readonly OperationLink[]): OperationsBlock {
  const current = operations.filter(({ deprecated }) => deprecated !== true);
  const [first = operations[0]] = current;
  const other = current.find(({ method }) => method !== first?.method);
  return {
    kind: 'operations',
    operations,
    collapsed: {
      summary: texts().landing.operations(operations.length),
      main: [first, other].filter((one) => one !== undefined),
    },
  };
}

import {
  download,
  fact,
  filtered,
  filteredLink,
  inlineList,
  list,
  pageLink,
  phrases,
  section,
  text,
  words,
} from '@reliure/page';
import type { Block, OperationsBlock, SectionBlock } from '@reliure/page';
import type { OperationLink } from '../../model/links.ts';
import { downloadsAnchor } from '@reliure/richtext';
import { describeDocumentation } from '../../describe/links.ts';
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

/** Describes where a client starts, the groups with their main operations, the index pages, and the downloads. */
export function describeLanding(page: LandingPage, start: Start, site: SiteContext): readonly Block[] {
  const { summary, groups, count, labels, downloads } = page;
  const wording = texts().landing;
  const isLong = count > (groups.length > 1 ? longestList : longestGroup);
  return [
    ...(summary === undefined ? [] : [{ ...words(summary), look: 'lead' } as const]),
    words(...describeOverview(count, start)),
    ...describeStart(start, site),
    list(
      site.catalogues.map(({ slug, title, count: size }) => ({
        phrases: phrases(pageLink(slug, title)),
        ...(size !== undefined && { note: phrases(String(size)) }),
      })),
      'chips',
    ),
    ...(site.hasMachineFiles ? [describeDownloads(downloads)] : []),
    ...describeLabels(labels),
    filtered(
      wording.filter,
      groups.flatMap((group, index) => [
        ...(group.section === undefined || group.section === groups[index - 1]?.section || isOwnHeading(group, isLong)
          ? []
          : [{ ...words(group.section), look: 'part' } as const]),
        describeGroup(group, isLong),
      ]),
    ),
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

function describeGroup(group: Group, isLong: boolean): SectionBlock {
  const { slug, title, description = [], documentation, operations } = group;
  return section(
    slug,
    title,
    [
      text(description),
      ...(documentation === undefined ? [] : [words(...describeDocumentation(documentation))]),
      isLong ? collapse(operations) : { kind: 'operations', operations },
    ],
    {
      filter: { group: title },
      search: { title },
      look: isLong ? 'card' : 'group',
    },
  );
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

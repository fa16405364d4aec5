import { download, list, pageLink, phrases, section, text, words } from '@reliure/page';
import type { Block, SectionBlock } from '@reliure/page';
import { downloadsAnchor, introductionSlug } from '@reliure/richtext';
import { describeDocumentation } from '../../describe/links.ts';
import type { Group } from '../../model/groups/groups.ts';
import { texts } from '../../texts/index.ts';
import type { Download } from './downloads.ts';
import type { SiteContext } from '../siteContext.ts';
import type { LandingPage } from './model.ts';

/** The most operations that are all listed at once. A page with some 200 is 20 screens long. */
const longestList = 200;

/** Describes all operations by group, the index pages, and the downloads. */
export function describeLanding(page: LandingPage, { catalogues, hasMachineFiles }: SiteContext): readonly Block[] {
  const { summary, groups, count, downloads } = page;
  const wording = texts().landing;
  const isLong = count > longestList;
  return [
    ...(summary === undefined ? [] : [{ ...words(summary), look: 'lead' } as const]),
    words(...wording.overview(count, (label) => [pageLink(introductionSlug, label)])),
    list(
      catalogues.map(({ slug, title, count: size }) => ({
        phrases: phrases(pageLink(slug, title)),
        ...(size !== undefined && { note: phrases(String(size)) }),
      })),
      'chips',
    ),
    {
      kind: 'filter',
      label: wording.filter,
      ...(isLong && { contents: { label: wording.contents, links: groups.map(toContentsLink) } }),
      before: hasMachineFiles
        ? [
            section(downloadsAnchor(), wording.downloads, [list(downloads.map(describeDownload), 'index')], {
              look: 'group',
            }),
          ]
        : [],
      blocks: groups.flatMap((group, index) => [
        ...(group.section === undefined || group.section === groups[index - 1]?.section
          ? []
          : [{ ...words(group.section), look: 'part' } as const]),
        describeGroup(group, isLong),
      ]),
    },
  ];
}

function toContentsLink({ slug, title, operations }: Group) {
  return { id: slug, text: title, ...(operations.length > 0 && { count: operations.length }) };
}

/** Describes a download. The search finds it by its title. */
function describeDownload({ title, path, description }: Download) {
  return { phrases: phrases(download(path, title)), note: phrases(description) };
}

function describeGroup(
  { slug, title, description = [], documentation, operations }: Group,
  isCollapsed: boolean,
): SectionBlock {
  return section(
    slug,
    title,
    [
      text(description),
      ...(documentation === undefined ? [] : [words(...describeDocumentation(documentation))]),
      { kind: 'operations', operations },
    ],
    {
      filter: { group: title },
      search: { title },
      count: operations.length,
      look: isCollapsed ? 'collapsed' : 'group',
    },
  );
}

import { link, paragraph, phrases, searchPhrases, section, text, words } from '@reliure/page';
import type { Block, DetailsBlock, Row, SectionBlock, TableBlock } from '@reliure/page';
import { texts } from '../../texts/index.ts';
import type { ComparedChange, Comparison } from './model.ts';

/** Describes the changes of all comparisons. The page script shows those of the chosen releases. */
export function describeComparison({ releases, sections, groups, changelogPage }: Comparison): readonly Block[] {
  const wording = texts().comparison;
  return [
    text([paragraph(wording.introduction)]),
    { ...words(wording.all), look: 'unscripted' },
    words(link(changelogPage, wording.changelog)),
    {
      kind: 'control',
      control: {
        name: 'releases',
        releases,
        fields: [
          { ...wording.from, ...toChosen(releases[0]) },
          {
            ...wording.to,
            // Unreleased changes, which have no date, are shown on demand.
            ...toChosen(releases.findLast(({ dateText }) => dateText !== undefined) ?? releases.at(-1)),
          },
        ],
        group: { ...wording.group, groups },
      },
    },
    ...sections.map(describeSection),
    searchPhrases(wording.searchPhrases),
  ];
}

function toChosen(release: Comparison['releases'][number] | undefined): { readonly chosen?: string } {
  return release === undefined ? {} : { chosen: release.version };
}

function describeSection({ name, domains }: Comparison['sections'][number]): SectionBlock {
  const { [name]: heading, columns, showMinor } = texts().comparison;
  const table: TableBlock = {
    kind: 'table',
    look: 'changes',
    columns,
    groups: domains.map(({ title, changes }) => ({ title: phrases(title), rows: changes.map(describeChange) })),
  };
  const details: DetailsBlock = { kind: 'details', summary: phrases(showMinor), blocks: [table] };
  return section(heading.id, heading.title, [name === 'minor' ? details : table], {
    compared: name === 'breaking' ? 'breaking' : 'others',
  });
}

function describeChange({ id, cells, pairs, groups, since }: ComparedChange): Row {
  return {
    id,
    cells: [...cells.map((cell) => text(cell)), words(link(since.path, since.words))],
    change: { pairs, groups },
  };
}

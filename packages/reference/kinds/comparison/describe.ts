import { link, list, paragraph, phrases, searchPhrases, section, text, words } from '@reliure/page';
import type { Block, SectionBlock } from '@reliure/page';
import { toLine } from '../../describe/values.ts';
import { texts } from '../../texts/index.ts';
import type { Comparison } from './model.ts';

/** Describes the changes of all comparisons. The page script shows those of the chosen releases. */
export function describeComparison({ releases, sections, changelogPage }: Comparison): readonly Block[] {
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
      },
    },
    ...sections.map(describeSection),
    searchPhrases(wording.searchPhrases),
  ];
}

function toChosen(release: Comparison['releases'][number] | undefined): { readonly chosen?: string } {
  return release === undefined ? {} : { chosen: release.version };
}

function describeSection({ id, title, isBreaking, domains }: Comparison['sections'][number]): SectionBlock {
  return section(
    id,
    title,
    domains.map((domain) =>
      section(
        domain.id,
        domain.title,
        [
          list(
            domain.changes.map(({ content, pairs, since }) => ({
              phrases: phrases(...toLine(content), ' (', link(since.path, since.words), ')'),
              pairs,
            })),
            'lines',
          ),
        ],
        { level: 3, compared: 'others' },
      ),
    ),
    { compared: isBreaking ? 'breaking' : 'others' },
  );
}

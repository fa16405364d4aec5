import { emphasis, link, list, paragraph, phrases, skippedText, strong } from '@reliure/page';
import type { Block, Item } from '@reliure/page';
import { texts } from '../../texts/index.ts';
import type { HistoryEntry } from './types.ts';

/** Number of changes that are shown at once; older ones are collapsed. */
const maxExpandedChanges = 3;

/** Describes the changes of an operation by release, each with a link to the release. */
export function describeHistory(history: readonly HistoryEntry[], changelogPage: string): readonly Block[] {
  const older = history.slice(maxExpandedChanges);
  const changes = (entries: readonly HistoryEntry[]) =>
    list(
      entries.map((entry) => describeChange(entry, changelogPage)),
      'lines',
    );
  return [
    changes(history.slice(0, maxExpandedChanges)),
    ...(older.length === 0
      ? []
      : [
          {
            kind: 'details',
            summary: phrases(texts().operation.olderChanges(older.length)),
            blocks: [changes(older)],
          } as const,
        ]),
  ];
}

function describeChange(
  { version, anchor, date, category, breaking, text, target }: HistoryEntry,
  changelogPage: string,
): Item {
  return {
    phrases: phrases(
      link(`${changelogPage}#${anchor}`, version),
      date === undefined ? '' : texts().operation.inService(date),
      ' — ',
      strong(category),
      ...(breaking === true ? [', ', emphasis(texts().operation.incompatible)] : []),
    ),
    blocks: skippedText([...text, ...(target === undefined ? [] : [paragraph(link(target.path, target.label))])]),
  };
}

import { toDateText } from '@reliure/language';
import type { LineProblem } from '@reliure/openapi';
import { datesIn } from './datesIn.ts';
import type { ReleaseChanges, WrittenEntry } from '../types.ts';

/** Finds entries whose text announces another day than their `until`, and replacements that the contract lacks. */
export function endProblems(
  { text, end, line }: WrittenEntry,
  { date }: Pick<ReleaseChanges, 'date'>,
  isKnown: (address: string) => boolean,
): readonly LineProblem[] {
  // The release of unreleased changes has no date yet: any date in their texts is later.
  const later = datesIn(text).find((day) => day > (date ?? '') && day !== end?.until);
  const unknown = [...(end?.replacements.values() ?? [])].filter((address) => !isKnown(address));
  const until = end === undefined ? 'the entry has no `until`' : `its \`until\` is the ${toDateText(end.until)}`;
  return [
    ...(later === undefined
      ? []
      : [
          {
            line,
            message: `The text announces the ${toDateText(later)}, but ${until}.`,
            remedy: `Write \`until: '${later}'\`, or leave the day out of the text: pages add that of \`until\`.`,
          },
        ]),
    ...unknown.map((address) => ({
      line,
      message: `The contract has no "${address}", which \`replacedBy\` names.`,
      remedy: 'Write an operation of the contract as `GET /path`.',
    })),
  ];
}

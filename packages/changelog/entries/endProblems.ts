import { toDateText } from '@reliure/language';
import type { LineProblem } from '@reliure/openapi';
import { datesIn } from './datesIn.ts';
import type { ReleaseChanges, WrittenEntry } from '../types.ts';

/** Finds entries whose text and `until` do not announce the same day, and replacements that the contract lacks. */
export function endProblems(
  { text, end, line }: WrittenEntry,
  { date }: Pick<ReleaseChanges, 'date'>,
  isKnown: (address: string) => boolean,
): readonly LineProblem[] {
  const named = datesIn(text);
  if (end === undefined) {
    // The release of unreleased changes has no date yet: any date in their texts is later.
    const later = named.find((day) => day > (date ?? ''));
    if (later === undefined) return [];
    const message = `The text announces the ${toDateText(later)}, but the entry has no \`until\`.`;
    return [{ line, message, remedy: `Add \`until: '${later}'\`, so that the calendar of withdrawals has it.` }];
  }
  const { until, replacements } = end;
  const unknown = [...replacements.values()].filter((address) => !isKnown(address));
  return [
    ...(named.includes(until)
      ? []
      : [
          {
            line,
            message: `The text does not name the ${toDateText(until)}, which is its \`until\`.`,
            remedy: 'Write the same day in both.',
          },
        ]),
    ...unknown.map((address) => ({
      line,
      message: `The contract has no "${address}", which \`replacedBy\` names.`,
      remedy: 'Write an operation of the contract as `GET /path`.',
    })),
  ];
}

import { language } from '@reliure/language';
import { texts } from '../texts.ts';

/**
 * Returns the dates that a text in the language of the site names.
 *
 * @example datesIn('until 1 June 2027') // ['2027-06-01']
 */
export function datesIn(text: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language(), { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)).toLowerCase());
  return texts()
    .datePatterns(months.join('|'))
    .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gi'))])
    .toSorted((one, other) => one.index - other.index)
    .map(({ groups }) => {
      const { day = '', month = '', year = '' } = groups ?? {};
      const number = months.indexOf(month.toLowerCase()) + 1;
      return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    });
}

import { referencePath } from '@reliure/richtext';
import { withdrawalCatalogue } from '../../model/catalogues.ts';

/** Returns the path of the calendar as an iCalendar file, from the site’s root. */
export function calendarPath(): string {
  return `${referencePath(withdrawalCatalogue().slug)}.ics`;
}

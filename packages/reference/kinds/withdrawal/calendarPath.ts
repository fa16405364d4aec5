import { referencePath } from '@reliure/richtext';
import { withdrawalCatalogue } from '../../model/catalogues.ts';

/** Returns the address of the calendar as an iCalendar file. */
export function calendarPath(): string {
  return `${referencePath(withdrawalCatalogue().slug)}.ics`;
}

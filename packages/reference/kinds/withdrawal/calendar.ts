import type { SiteFile } from '@reliure/docusaurus/node';
import { referencePath, toPlainText, toSitePath } from '@reliure/richtext';
import { withdrawalCatalogue } from '../../model/catalogues.ts';
import { texts } from '../../texts/index.ts';
import type { SiteConfig } from '../kind.ts';
import { calendarPath } from './calendarPath.ts';
import { withdrawalPath } from '../../model/withdrawal/endAnchor.ts';
import { toSubjectName } from '../../model/withdrawal/subject.ts';
import type { PlannedWithdrawal } from './model.ts';

/** Largest number of octets in a line. @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const maxOctets = 75;

/** Builds the iCalendar file, or none if the calendar has no page. */
export function buildCalendarFiles(
  withdrawals: readonly PlannedWithdrawal[],
  { url, baseUrl, basePath }: SiteConfig,
): readonly SiteFile[] {
  return withdrawals.length === 0 ? [] : [[calendarPath(), toCalendar(withdrawals, url + baseUrl, basePath)]];
}

/**
 * Writes the dates of withdrawal as an iCalendar file, with an event of a whole day for each line that has a date.
 * The same contract always gives the same file: the stamp of an event is the day of its announcement.
 *
 * @param site Absolute URL of the site, with a trailing slash.
 * @param basePath Path of the reference from the site’s root.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function toCalendar(withdrawals: readonly PlannedWithdrawal[], site: string, basePath: string): string {
  const { host } = new URL(site);
  const { slug, title } = withdrawalCatalogue();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//${slug}//${texts().withdrawal.events.language}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    ...withdrawals.flatMap((withdrawal) =>
      toEvent(withdrawal, host, (address) => new URL(toSitePath(address, basePath).slice(1), site).href),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toEvent(
  { subject, anchor, since, sunset, replacement, remedy = [] }: PlannedWithdrawal,
  host: string,
  toUrl: (address: string) => string,
): readonly string[] {
  if (sunset === undefined) return [];
  const { events } = texts().withdrawal;
  const isOperation = subject.kind === 'operation';
  const name = toSubjectName(subject);
  const page = isOperation ? referencePath(subject.operation.slug) : withdrawalPath(anchor);
  const description = [
    isOperation ? `${subject.operation.method} ${subject.operation.path}` : name,
    replacement === undefined ? '' : events.replacedBy(replacement.title),
    toPlainText(remedy),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${anchor}@${host}`,
    `DTSTAMP:${toDate(since ?? sunset)}T000000Z`,
    `DTSTART;VALUE=DATE:${toDate(sunset)}`,
    `SUMMARY:${escapeText(isOperation ? events.operation(name) : events.other(name))}`,
    `DESCRIPTION:${escapeText(description.filter((line) => line !== '').join('\n'))}`,
    `URL:${toUrl(page)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function toDate(day: string): string {
  return day.replaceAll('-', '');
}

/** Escapes a value of type TEXT. @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Breaks a long line; each following line begins with a space, which counts. A character is never broken. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

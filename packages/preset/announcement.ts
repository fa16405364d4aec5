import { join, relative } from 'node:path';
import { dirname } from 'node:path/posix';
import { entriesFile, readLastDay } from '@reliure/changelog/node';
import { toDateText } from '@reliure/language';
import { ProblemsError } from '@reliure/openapi';
import type { Identity } from './identity.ts';

type Settings = Pick<Identity, 'announcement' | 'contract' | 'allowsMissingParts'>;

/**
 * Returns the announcement, with the last day of the operation that it is about. Without that operation, a contract that
 * is only tried has no announcement.
 *
 * @throws ProblemsError if the changelog does not announce the end of the operation.
 */
export function datedAnnouncement(
  { announcement, contract, allowsMissingParts }: Settings,
  folder: string,
): Identity['announcement'] {
  const ends = announcement?.ends;
  if (announcement === undefined || ends === undefined) return announcement;
  const releases = join(folder, dirname(contract), 'versions');
  const day = readLastDay(releases, ends);
  if (day !== undefined) {
    return {
      ...announcement,
      content: announcement.content.replaceAll('{day}', toDateText(day).replace(' ', '\u00a0')),
    };
  }
  if (allowsMissingParts === true) return undefined;
  const problem = {
    file: relative('.', join(folder, 'identity.ts')),
    message: `\`announcement.ends\` is "${ends}", but no entry of the changelog announces its end.`,
    remedy: `Write an operation with an \`until\` in ${relative('.', join(releases, entriesFile()))}, such as \`GET /path\`, or remove \`ends\`.`,
  };
  throw new ProblemsError([problem], { subject: 'the identity of the site' });
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseEntries, compareVersions, isDate, isVersion, toReleaseText, toShape } from '@reliure/changelog';
import { entriesFile, loadEntriesText } from '@reliure/changelog/node';
import type { Release } from '@reliure/changelog';
import type { JsonObject, Problem } from '@reliure/openapi';
import { withVersion } from './withVersion.ts';

const command = 'reliure release 1.6.0 [YYYY-MM-DD]';

/** Returns the local date, as `YYYY-MM-DD`. */
export function toLocalDate(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Returns the reason why a release cannot have this version and this date; `null` if it can. */
export function toReleaseError(version: string, date: string, last: Release | undefined): Problem | null {
  if (!isVersion(version)) {
    const message = version === '' ? 'The version of the release is missing.' : `"${version}" is not a version.`;
    return { message, remedy: `Use one such as 1.6.0: ${command}` };
  }
  if (!isDate(date))
    return {
      message: `"${date}" is not a date.`,
      remedy: `Use one such as 2026-01-31, or omit it for today: ${command}`,
    };
  return last !== undefined && compareVersions(version, last.version) <= 0
    ? { message: `${version} is not higher than the last version, ${last.version}.`, remedy: 'Use a higher one.' }
    : null;
}

/**
 * Freezes the present state of a contract as a release. All files are read first and written under temporary names;
 * only then are they renamed, so that an error leaves no partial release.
 *
 * @param root Root file of the contract.
 * @returns The file of the release.
 */
export async function cutRelease(
  root: string,
  { version, date }: Pick<Release, 'version' | 'date'>,
  document: JsonObject,
  last: Release | undefined,
): Promise<string> {
  const folder = join(dirname(root), 'versions');
  const file = join(folder, `${version}.json`);
  const shape = { ...toShape(document), info: { version } };
  const [contract, entries] = await Promise.all([readFile(root, 'utf8'), loadEntriesText(folder)]);
  const texts = [
    [file, toReleaseText({ version, date, shape }, last)],
    ...(entries === '' ? [] : [[join(folder, entriesFile()), releaseEntries(entries, version)] as const]),
    [root, withVersion(contract, version)],
  ] as const;
  await mkdir(folder, { recursive: true });
  await Promise.all(texts.map(([path, text]) => writeFile(`${path}.new`, text)));
  for (const [path] of texts) await rename(`${path}.new`, path);
  return file;
}

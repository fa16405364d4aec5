import { comparisonCatalogue } from '@reliure/reference';
import { markdownVersionPath, referencePath, toSitePath } from '@reliure/richtext';
import type { SiteFiles } from '../site/openSite.ts';
import type { DocumentedApi } from '../site/readApis.ts';
import { texts } from '../texts.ts';
import { readPage } from './lookup.ts';

/**
 * Lists what changed from one release to a later one, from the page that compares releases. Each of its rows names the release
 * that brought the change, and the one that took it back, if there is one.
 */
export async function compareReleases(
  files: SiteFiles,
  { basePath }: DocumentedApi,
  from: string,
  to: string,
): Promise<string> {
  const path = markdownVersionPath(referencePath(comparisonCatalogue().slug));
  const page = await readPage(files, toSitePath(path, basePath));
  const kept: string[] = [];
  let headings: readonly string[] = [];
  let columns: readonly string[] = [];
  for (const line of page.split('\n')) {
    const versions = versionsOf(line);
    if (line.startsWith('#')) {
      headings = [...headings.filter((heading) => level(heading) < level(line)), line];
      columns = [];
    } else if (versions === null) {
      if (line.startsWith('|')) columns = [...columns, line];
    } else if (isBetween(versions, from, to)) {
      if (columns.length > 0) kept.push('', ...headings.flatMap((heading) => [heading, '']), ...columns);
      kept.push(line);
      headings = [];
      columns = [];
    }
  }
  return kept.length === 0 ? texts().nothingChanged(from, to) : `${kept.join('\n').trim()}\n`;
}

interface Versions {
  readonly since: string;
  readonly until?: string;
}

/** Returns the releases in the last cell of a row; `null` for a line without any. */
function versionsOf(line: string): Versions | null {
  const cell = /\|[^|]*\[([^\]]*\d[^\]]*)\]\([^()]*\) \|$/.exec(line)?.[1] ?? '';
  const [since, until] = cell.match(/\d+(?:\.\d+)+/g) ?? [];
  if (since === undefined) return null;
  return until === undefined ? { since } : { since, until };
}

function isBetween({ since, until }: Versions, from: string, to: string): boolean {
  return compare(since, from) > 0 && compare(since, to) <= 0 && (until === undefined || compare(until, to) > 0);
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function level(heading: string): number {
  return /^#+/.exec(heading)?.[0].length ?? 0;
}

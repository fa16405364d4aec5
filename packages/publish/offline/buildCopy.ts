import { createHash } from 'node:crypto';
import { texts } from '../texts.ts';
import type { CopiedFile, CopySummary } from './types.ts';

/** A file of the built site, as stored in the offline copy. */
export interface BuiltFile {
  /** Path of its address, including the site’s base URL, as browsers normalize it. */
  readonly pathname: string;
  /** Media type, with the character set for text. */
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The whole site as one file. Pages share most of their text, so they are much smaller when they are compressed
 * together.
 */
export interface SiteCopy {
  readonly summary: CopySummary;
  readonly content: Buffer;
}

/**
 * Concatenates the files of one version of the site, followed by a list of them.
 *
 * @param files In any order; the pages do not name a version yet.
 */
export function buildCopy(files: readonly BuiltFile[], baseUrl: string): SiteCopy {
  const sorted = [...files].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const version = toVersion(sorted);
  const contents = sorted.map((file) => (isPage(file) ? addVersion(file.content, version) : file.content));
  let end = 0;
  const list = sorted.map(({ pathname, type }, index): CopiedFile => {
    const start = end;
    end += contents[index]?.length ?? 0;
    return [pathname, type, start, end];
  });
  const content = Buffer.concat([...contents, Buffer.from(JSON.stringify(list))]);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const url = `${baseUrl}${texts().offline.folder}/site.${version}.txt`;
  return { summary: { version, url, integrity, listStart: end }, content };
}

/** Adds the site’s version to a page. @throws If the file has no `<html>` tag with attributes. */
export function addVersion(page: Buffer, version: string): Buffer {
  const at = page.indexOf('<html ');
  if (at === -1)
    throw new Error('A page of the built site has no <html> tag with attributes, to which its version could be added.');
  const tag = `<html data-version="${version}" `;
  return Buffer.concat([page.subarray(0, at), Buffer.from(tag), page.subarray(at + '<html '.length)]);
}

/** Whether a file is an HTML document, by its media type. */
export function isPage({ type }: Pick<BuiltFile, 'type'>): boolean {
  return type.startsWith('text/html');
}

function toVersion(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { pathname, content } of files) hash.update(`${pathname}\n${content.length}\n`).update(content);
  return hash.digest('hex').slice(0, 8);
}

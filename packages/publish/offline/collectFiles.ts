import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { normalizePathname } from '@reliure/browser/urls';
import { composerEnding, errorsFilePath, sharedPictures } from '@reliure/richtext';
import { isPage, type BuiltFile } from './buildCopy.ts';

/**
 * Media types of the files that pages consist of. Files for machines are not copied, except those that pages read: they are
 * large, and only downloaded on purpose.
 */
const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
]);

const jsonType = 'application/json; charset=utf-8';

/** A file with its path on this machine. */
export interface FoundFile extends BuiltFile {
  readonly path: string;
}

/** Folders that contain the files of a site. */
export interface FileSource {
  /** Folder of the built site. */
  readonly site: string;
  /** Folder that contains the search’s files and nothing else; they may not have been copied to the site yet. */
  readonly search: string;
  /** Folders of files that plugins write to the site, perhaps not yet. Those that pages read are taken from here. */
  readonly prepared: readonly string[];
  readonly baseUrl: string;
}

/** Reads the files of a built site that its pages need. */
export async function collectFiles({ site, search, prepared, baseUrl }: FileSource): Promise<readonly FoundFile[]> {
  const list = async (folder: string, typeOf: (path: string) => string | undefined) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = entry.isFile() ? typeOf(path) : undefined;
      return type === undefined ? [] : [{ path, type, pathname: toPathname(relative(folder, path), baseUrl) }];
    });
  };
  const searchFiles = await list(search, (path) => types.get(extname(path)) ?? jsonType);
  const known = new Set(searchFiles.map(({ pathname }) => pathname));
  const siteFiles = (await list(site, (path) => types.get(extname(path)))).filter(
    ({ pathname }) => !known.has(pathname) && !pathname.startsWith(`${baseUrl}${sharedPictures()}/`),
  );
  const readFiles = await Promise.all(
    prepared.map((folder) => list(folder, (path) => (isRead(path) ? jsonType : undefined))),
  );
  const files = [...siteFiles, ...searchFiles, ...readFiles.flat()].map(async (file) => ({
    ...file,
    content: await readFile(file.path),
  }));
  return (await Promise.all(files)).filter((file) => !isPage(file) || isSitePage(file.content));
}

/** Whether pages read a file: the contract of an operation, the form of its call, or the list of all errors. */
function isRead(path: string): boolean {
  const endings = ['.openapi.json', composerEnding, `${sep}${basename(errorsFilePath())}`];
  return endings.some((ending) => path.endsWith(ending));
}

/**
 * Whether an HTML file is a page of the site. Redirect pages have nothing to read, and may not have been written to the
 * site yet.
 */
function isSitePage(html: Buffer): boolean {
  return html.includes('__docusaurus');
}

/**
 * Converts a file path to the path of its address, as browsers normalize it. Characters that would end the path or
 * begin an escape sequence, and those that are invalid in a path, are encoded.
 */
function toPathname(path: string, baseUrl: string): string {
  const parts = path.split(sep).map((part) => part.replace(/[%?#\\]/g, encodeURIComponent));
  const address = new URL(`http://site${baseUrl}${parts.join('/')}`);
  return path.endsWith('.html') ? normalizePathname(address.pathname, baseUrl) : address.pathname;
}

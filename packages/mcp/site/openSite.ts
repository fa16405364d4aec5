import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { member } from '@reliure/openapi';

/** The files of a built site. */
export interface SiteFiles {
  /** The folder or the address, as it was given. */
  readonly location: string;
  /** Returns the text of a file, by its path from the site’s root; `null` if there is none. */
  readonly read: (path: string) => Promise<string | null>;
}

/**
 * Opens a built site: a folder, or the address at which it is served.
 *
 * @throws Error if there is no built site.
 */
export async function openSite(location: string): Promise<SiteFiles> {
  const read = /^https?:\/\//.test(location) ? createFetcher(location) : createReader(location);
  if ((await read('/llms.txt')) === null)
    throw new Error(
      `There is no built site with Markdown versions at ${location}: it has no llms.txt. Give the folder build/ of a site, or its address.`,
    );
  return { location, read };
}

function createReader(location: string): SiteFiles['read'] {
  const root = resolve(location);
  return async (path) => {
    const file = resolve(join(root, path));
    return file.startsWith(root + sep) ? readFile(file, 'utf8').catch(ifNoFile) : null;
  };
}

function createFetcher(location: string): SiteFiles['read'] {
  const root = location.replace(/\/$/, '');
  return async (path) => {
    const url = new URL(root + path);
    if (!url.href.startsWith(`${root}/`)) return null;
    const response = await fetch(url);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url.href} responded with ${response.status} ${response.statusText}.`);
    return response.text();
  };
}

/** Returns `null` if a path leads to no file: to nothing, to a folder, or below a file. */
function ifNoFile(error: unknown): null {
  if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(member(error, 'code')))) return null;
  throw error;
}

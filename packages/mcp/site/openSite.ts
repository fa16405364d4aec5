import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { member } from '@reliure/openapi';

/** The files of a built site. */
export interface SiteFiles {
  /** The folder or the address, as it was given. */
  readonly location: string;
  /** The language of its pages, such as `fr`. */
  readonly language: string;
  /** Returns the text of a file, by its path from the site’s root; `null` if there is none. */
  readonly read: (path: string) => Promise<string | null>;
  /** Returns the path of a page from the site’s root, by its address or its path. */
  readonly toPath: (address: string) => string;
}

/**
 * Opens a built site: a folder, or the address at which it is served.
 *
 * @throws Error if there is no built site.
 */
export async function openSite(location: string): Promise<SiteFiles> {
  const read = /^https?:\/\//.test(location) ? createFetcher(location) : createReader(location);
  if ((await read('/llms.txt')) === null)
    throw new Error(`There is no built site with Markdown versions at ${location}: it has no llms.txt.`);
  const home = (await read('/index.html')) ?? '';
  const basePath = toBasePath(home);
  const toPath = (address: string): string => {
    const pathname = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '');
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    return `/${path.replace(/^\/+|\/+$/g, '').replace(/\.html$/, '')}`;
  };
  return { location, language: /<html[^>]*\slang="?([\w-]+)/.exec(home)?.[1] ?? 'en', read, toPath };
}

/** Returns the path of a site on its host, which its links and its search index contain: `/`, or `/docs/`. */
function toBasePath(home: string): string {
  const [canonical = ''] = /<link[^>]*\srel="?canonical[^>]*>/.exec(home) ?? [];
  const address = /\shref="?([^\s">]+)/.exec(canonical)?.[1] ?? '';
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/*$/, '/') : '/';
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
    const response = await fetch(url).catch((cause: unknown) => {
      throw new Error(`There is no response from ${url.href}.`, { cause });
    });
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

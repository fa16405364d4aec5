import type { WorkboxPlugin } from 'workbox-core/types';
import { matchPrecache } from 'workbox-precaching';
import { isFilePath, normalizePathname } from '@reliure/browser/urls';
import type { CopiedFile } from '../types.ts';

/** The copy, as stored on the device. */
interface Copy {
  readonly headers: Headers;
  readonly content: Blob;
  readonly files: ReadonlyMap<string, CopiedFile>;
}

/** Makes a Workbox strategy read from the copy instead of a cache, and write to no cache. */
export const fromCopy: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),

  cachedResponseWillBeUsed: ({ request }) => readCopied(request.url),

  /** A page that was opened before a new version was deployed requests files that only the copy still has. */
  fetchDidSucceed: async ({ request, response }) => {
    const isGone = response.status === 404 && new URL(request.url).pathname.startsWith(`${BASE_URL}assets/`);
    return (isGone ? await readCopied(request.url) : null) ?? response;
  },

  /**
   * Called if neither the server nor the copy has a response. The not-found page is returned for pages only, because a
   * missing file may exist online.
   */
  handlerDidError: async ({ request }) =>
    isFilePath(new URL(request.url).pathname)
      ? undefined
      : ((await readCopied(new URL(`${BASE_URL}404.html`, request.url).href, 404)) ?? undefined),
};

/**
 * Reads a file from the copy. It gets the headers that the copy was served with, so that the Content Security Policy
 * also applies offline.
 */
async function readCopied(url: string, status = 200): Promise<Response | null> {
  const copy = await openCopy();
  const { pathname } = new URL(url);
  const file = copy?.files.get(pathname) ?? copy?.files.get(normalizePathname(pathname, BASE_URL));
  if (copy === null || file === undefined) return null;
  const [, type, start, end] = file;
  const headers = new Headers(copy.headers);
  for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
    headers.delete(name);
  headers.set('Content-Type', type);
  return new Response(copy.content.slice(start, end), { status, headers });
}

/** Files of the copy, once it has been opened. A service worker only ever reads one version. */
let files: ReadonlyMap<string, CopiedFile> | null = null;

async function openCopy(): Promise<Copy | null> {
  const copy = await matchPrecache(COPY.url);
  if (copy === undefined) return null;
  const content = await copy.blob();
  files ??= await readList(content);
  return { headers: copy.headers, content, files };
}

async function readList(content: Blob): Promise<ReadonlyMap<string, CopiedFile>> {
  const list = JSON.parse(await content.slice(COPY.listStart).text()) as readonly CopiedFile[];
  return new Map(list.map((file) => [file[0], file]));
}

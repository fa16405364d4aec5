import type { WorkboxPlugin } from 'workbox-core/types';
import { matchPrecache } from 'workbox-precaching';
import { isFilePath, normalizePathname } from '@apidoc/browser/urls';
import type { CopiedFile } from '../types';

/** The copy, as it lies on the device. */
interface Copy {
  readonly headers: Headers;
  readonly content: Blob;
  readonly files: ReadonlyMap<string, CopiedFile>;
}

/** Has a strategy read the copy in the place of a cache, and write none. */
export const fromCopy: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),

  cachedResponseWillBeUsed: ({ request }) => readCopied(request.url),

  /** A page that was open when a new version came asks for files that only the copy still has. */
  fetchDidSucceed: async ({ request, response }) => {
    const isGone = response.status === 404 && new URL(request.url).pathname.startsWith(`${BASE_URL}assets/`);
    return (isGone ? await readCopied(request.url) : null) ?? response;
  },

  /** Neither the server nor the copy has an answer. Files exist online. */
  handlerDidError: async ({ request }) =>
    isFilePath(new URL(request.url).pathname)
      ? undefined
      : ((await readCopied(new URL(`${BASE_URL}404.html`, request.url).href, 404)) ?? undefined),
};

/** The headers are those that the copy came with: what the site’s policy forbids stays forbidden offline. */
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

/** Files of the copy, once it has been opened. A worker knows one version only. */
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

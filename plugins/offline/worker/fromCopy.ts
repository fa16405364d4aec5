import type { WorkboxPlugin } from 'workbox-core/types';
import { matchPrecache } from 'workbox-precaching';
import { normalizePathname } from '../../page-script/normalizePathname';

const files = new Map(COPY.files.map((file) => [file[0], file]));

/** Has a strategy read the copy in the place of a cache, and write none. */
export const fromCopy: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),

  cachedResponseWillBeUsed: ({ request }) => readCopied(toCopiedPath(request)),

  /** A page that was open when a new version came asks for files that only the copy still has. */
  fetchDidSucceed: async ({ request, response }) => {
    const isGone = response.status === 404 && new URL(request.url).pathname.startsWith(`${BASE_URL}assets/`);
    return (isGone ? await readCopied(toCopiedPath(request)) : null) ?? response;
  },

  /** Neither the server nor the copy has an answer. Files, unlike pages, have a dot in their names: they exist online. */
  handlerDidError: async ({ request }) =>
    /\.[^/]*$/.test(new URL(request.url).pathname)
      ? undefined
      : ((await readCopied(normalizePathname(`${BASE_URL}404.html`, BASE_URL), 404)) ?? undefined),
};

function toCopiedPath({ url }: Request): string {
  const { pathname } = new URL(url);
  return files.has(pathname) ? pathname : normalizePathname(pathname, BASE_URL);
}

/** The headers are those that the copy came with: what the site’s policy forbids stays forbidden offline. */
async function readCopied(pathname: string, status = 200): Promise<Response | null> {
  const file = files.get(pathname);
  const copy = file === undefined ? undefined : await matchPrecache(COPY.url);
  if (file === undefined || copy === undefined) return null;
  const [, type, start, end] = file;
  const headers = new Headers(copy.headers);
  for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
    headers.delete(name);
  headers.set('Content-Type', type);
  return new Response((await copy.blob()).slice(start, end), { status, headers });
}

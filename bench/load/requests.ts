import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A path of the site, and the status that the server must answer with. */
export interface LoadRequest {
  readonly path: string;
  readonly status: 200 | 404;
}

/** One path in so many is that of no page. */
const everyAbsent = 50;

/** What visitors ask for: all pages of the sitemap, each with a hashed file, the indexes, and paths of no page. */
export function pickRequests(site: string): readonly LoadRequest[] {
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const indexes = readdirSync(site).filter((name) => /^search-index.*\.json$/.test(name));
  const assets = ['css', 'js'].flatMap((folder) =>
    readdirSync(join(site, 'assets', folder))
      .filter((name) => /\.(?:css|js)$/.test(name))
      .map((name) => `/assets/${folder}/${name}`),
  );
  return pages.flatMap((path, index): readonly LoadRequest[] => [
    { path, status: 200 },
    { path: assets[index % assets.length] ?? '/', status: 200 },
    ...(index < indexes.length ? [{ path: `/${indexes[index] ?? ''}`, status: 200 } as const] : []),
    ...(index % everyAbsent === 0 ? [{ path: `/absente-${index}`, status: 404 } as const] : []),
  ]);
}

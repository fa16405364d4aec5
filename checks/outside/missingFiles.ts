import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files that pages of a built site name, and that the site has not: pages, pictures, scripts, downloads.
 *
 * @param folder Folder of the built site, which is served at the root of its host.
 * @param host Origin of the site, such as `https://example.org`.
 */
export function missingFiles(folder: string, host: string): ReadonlySet<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const missing = pages
    .flatMap((page) => [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:href|src|content)="?([^"\s>?#]+)/g)])
    .map(([, address = '']) => (address.startsWith(`${host}/`) ? address.slice(host.length) : address))
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => decodeURI(address))
    .filter((path) => ![path, `${path}.html`, join(path, 'index.html')].some((file) => existsSync(join(folder, file))));
  return new Set(missing);
}

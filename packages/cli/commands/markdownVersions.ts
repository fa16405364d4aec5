import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { downloadPaths } from '@reliure/reference';
import { markdownVersionPath } from '@reliure/richtext';

/** Whether the page at a URL, which starts at the folder’s root, has a Markdown version in a built site. */
export function hasMarkdownVersion(root: string, url: string): boolean {
  const file = resolve(root, `.${markdownVersionPath(decode(toPathname(url)))}`);
  return file.startsWith(root + sep) && existsSync(file);
}

/**
 * Returns the `Link` header of a page with a Markdown version: that version, the index of all, and the contract.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288
 */
export function toLinkHeader(url: string, baseUrl: string): string {
  const links = [
    [markdownVersionPath(toPathname(url)), 'alternate', 'text/markdown'],
    [baseUrl + downloadPaths.index.slice(1), 'describedby', 'text/plain'],
    [baseUrl + downloadPaths.yaml.slice(1), 'service-desc', 'application/yaml'],
  ];
  return links.map(([target, relation, type]) => `<${target}>; rel="${relation}"; type="${type}"`).join(', ');
}

function toPathname(url: string): string {
  return url.replace(/\?.*$/s, '');
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

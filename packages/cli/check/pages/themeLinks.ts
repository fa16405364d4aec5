import { isObject, members } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { linkProblem, type SiteTargets } from './linkProblem.ts';

/**
 * Finds broken links in the navbar, the footer and the announcement, which are on every page.
 *
 * @param themeConfig That of the site, which may have other members with links.
 * @param sources The files that may contain them, with their text.
 */
export function themeLinkProblems(
  themeConfig: unknown,
  targets: SiteTargets,
  sources: ReadonlyMap<string, string>,
): readonly FileProblem[] {
  const page = { source: '@site/identity.ts', permalink: '/', pathOfFile: new Map<string, string>() };
  return [...new Set(linksIn(themeConfig))].flatMap((url) => {
    const problem = linkProblem(url, page, targets);
    return problem === null ? [] : [{ ...placeOf(url, targets.folder, sources), ...problem }];
  });
}

function linksIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(linksIn);
  if (typeof node === 'string') return [...node.matchAll(/\shref="([^"]+)"/g)].map(([, url = '']) => url);
  if (!isObject(node)) return [];
  return members(node).flatMap(([key, value]) =>
    key === 'to' && typeof value === 'string' ? [value] : linksIn(value),
  );
}

function placeOf(
  url: string,
  folder: string,
  sources: ReadonlyMap<string, string>,
): Pick<FileProblem, 'file' | 'line'> {
  for (const [file, text] of sources) {
    const line = text
      .split('\n')
      .findIndex((written) => [`"${url}"`, `'${url}'`].some((quoted) => written.includes(quoted)));
    if (line >= 0) return { file, line: line + 1 };
  }
  return { file: folder };
}

import type { AllContent } from '@docusaurus/types';
import { pluginContents } from '@reliure/guides/node';
import type { FileProblem } from '@reliure/openapi';
import { siteFile } from './siteFile.ts';

/** Finds pages that are components: they have no Markdown version, and the search does not read them. */
export function componentPages(content: AllContent, folder: string): readonly FileProblem[] {
  return pluginContents(content, 'pages')
    .flatMap(([, pages]) => pages ?? [])
    .filter(({ type }) => type !== 'mdx')
    .map(({ source }) => ({
      file: siteFile(source, folder),
      message: 'The page would have no Markdown version, and the search would not find it.',
      remedy: 'Write it in Markdown, as .mdx if it needs components.',
    }));
}

/** Finds pages with the address of another one. */
export function duplicatePaths(
  pages: readonly { readonly file: string; readonly permalink: string }[],
): readonly FileProblem[] {
  const files = new Map<string, string>();
  return pages.flatMap(({ file, permalink }) => {
    const other = files.get(permalink);
    files.set(permalink, file);
    if (other === undefined) return [];
    return [
      { file, message: `${other} has the address ${permalink} too.`, remedy: 'Change the `slug` of one of them.' },
    ];
  });
}

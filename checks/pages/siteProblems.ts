import type { AllContent } from '@docusaurus/types';
import type { Problem } from '@apidoc/openapi';

/** The part of what Docusaurus’s plugin for guides loads that is used here. */
interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly Doc[] }[];
}

interface Doc {
  readonly id: string;
  readonly source: string;
  /** Missing for a guide that no sidebar lists. */
  readonly sidebar?: string;
  readonly unlisted: boolean;
}

/** The content of Docusaurus’s plugin for plain pages; `null` if there is none. */
type PagesContent = readonly { readonly type: string; readonly source: string }[] | null;

/** Finds guides that no sidebar lists: visitors would only find them by a link or the search. */
export function unlistedGuides(content: AllContent, folder: string): readonly Problem[] {
  const versions = (instances(content, 'docusaurus-plugin-content-docs') as DocsContent[]).flatMap(
    ({ loadedVersions }) => loadedVersions,
  );
  return versions
    .flatMap(({ docs }) => docs)
    .filter(({ sidebar, unlisted }) => sidebar === undefined && !unlisted)
    .map(({ id, source }) => ({
      file: source.replace('@site', folder),
      message: 'The guide is in no sidebar.',
      remedy: `Add '${id}' to ${folder}/sidebars.ts.`,
    }));
}

/** Finds pages that are components: they have no Markdown version, and the search does not read them. */
export function componentPages(content: AllContent, folder: string): readonly Problem[] {
  return (instances(content, 'docusaurus-plugin-content-pages') as PagesContent[])
    .flatMap((pages) => pages ?? [])
    .filter(({ type }) => type !== 'mdx')
    .map(({ source }) => ({
      file: source.replace('@site', folder),
      message: 'The page would have no Markdown version, and the search would not find it.',
      remedy: 'Write it in Markdown, as .mdx if it needs components.',
    }));
}

/** Finds pages with the address of another one. */
export function duplicatePaths(
  pages: readonly { readonly file: string; readonly permalink: string }[],
): readonly Problem[] {
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

function instances(content: AllContent, plugin: string): readonly unknown[] {
  return Object.values(content[plugin] ?? {});
}

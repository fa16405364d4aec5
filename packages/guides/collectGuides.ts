import { join, posix } from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { ProblemsError, compareProblems } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';
import type { GuidePage } from './guidePage.ts';
import { pluginContents } from './pluginContents.ts';
import { readMarkdown } from './readMarkdown.ts';
import { readSearchPhrases } from './searchPhrases.ts';

/** A page as Docusaurus describes it. */
export interface GuideSource {
  readonly title: string;
  readonly description: string;
  /** Path of the page, including the base URL. */
  readonly permalink: string;
  /** Docusaurus’s `@site/…` path. */
  readonly source: string;
  readonly kind: GuideKind;
  readonly unlisted: boolean;
}

/** The part of the site that a page belongs to: the docs, the blog, or the separate pages. */
export type GuideKind = 'guide' | 'blog' | 'page';

/** A page of the site, with the kind of the Docusaurus plugin that loaded it. */
export interface CollectedGuide extends GuidePage {
  /** The file of the page, to which other files may link: Docusaurus’s `@site/…` path. */
  readonly source: string;
  readonly kind: GuideKind;
  /** Other phrases with which a visitor may search for the page. */
  readonly searchPhrases: readonly string[];
}

/**
 * Collects all pages that are written in Markdown: guides in the order of their sidebars, posts, and separate pages.
 * Stops a build with the problems of all pages.
 */
export async function collectGuides(content: AllContent, context: LoadContext): Promise<readonly CollectedGuide[]> {
  const sources = listSources(content).filter(({ unlisted }) => !unlisted);
  const toPath = ({ permalink }: GuideSource) => `/${permalink.slice(context.baseUrl.length)}`;
  const pathOfFile = new Map(sources.map((page) => [page.source, toPath(page)]));
  const toGuide = async (page: GuideSource): Promise<CollectedGuide> => {
    const { file, frontMatter, body } = await readMarkdown(page.source, context);
    return {
      source: page.source,
      path: toPath(page),
      title: page.title,
      ...(page.description !== '' && { description: page.description }),
      body,
      isMdx: page.source.endsWith('.mdx'),
      kind: page.kind,
      searchPhrases: readSearchPhrases(frontMatter, toDisplayPath(join(context.siteDir, file))),
      isSkippable: page.kind !== 'guide',
      resolveFile: (url: string) => resolveFile(url, page.source, pathOfFile),
    };
  };
  const problems: FileProblem[] = [];
  const guides = await Promise.all(
    sources.map((page) =>
      toGuide(page).catch((error: unknown) => {
        if (!(error instanceof ProblemsError)) throw error;
        problems.push(...error.problems);
        return [];
      }),
    ),
  );
  if (problems.length > 0) throw new ProblemsError(problems.toSorted(compareProblems));
  return guides.flat();
}

/** Returns the same pages as Docusaurus describes them, including unlisted ones. */
export function listSources(content: AllContent): readonly GuideSource[] {
  return [
    ...pluginContents(content, 'docs').flatMap(([, docs]) => docSources(docs)),
    ...pluginContents(content, 'blog').flatMap(([, blog]) => postSources(blog)),
    ...pluginContents(content, 'pages').flatMap(([, pages]) => pageSources(pages)),
  ];
}

function docSources({ loadedVersions }: DocsContent): readonly GuideSource[] {
  return loadedVersions.flatMap((version) => {
    const order = sidebarOrder(version);
    const rank = ({ id }: { readonly id: string }) => order.get(id) ?? order.size;
    return version.docs
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ title, description, permalink, source, unlisted }) => ({
        ...{ title, description, permalink, source, unlisted },
        kind: 'guide',
      }));
  });
}

/** Returns the position of each document in the sidebars, by its id. */
function sidebarOrder({ sidebars }: LoadedVersion): ReadonlyMap<string, number> {
  const ids = new Set<string>();
  const visit = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') ids.add(item.id);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') ids.add(item.link.id);
      visit(item.items);
    }
  };
  for (const items of Object.values(sidebars)) visit(items);
  return new Map([...ids].map((id, index) => [id, index]));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function postSources({ blogPosts }: BlogContent): readonly GuideSource[] {
  return blogPosts.map(({ metadata: { title, description, permalink, source, unlisted } }) => ({
    ...{ title, description, permalink, source, unlisted },
    kind: 'blog',
  }));
}

function pageSources(pages: PagesContent | null): readonly GuideSource[] {
  return (pages ?? []).flatMap((page) =>
    page.type === 'mdx'
      ? [
          {
            title: page.title ?? page.permalink,
            description: page.description ?? '',
            permalink: page.permalink,
            source: page.source,
            kind: 'page' as const,
            unlisted: page.unlisted,
          },
        ]
      : [],
  );
}

/**
 * Returns the path of the page that a link to a file, such as `../intro.md#jeton`, links to; `null` for another URL, or
 * an unknown file.
 *
 * @throws ProblemsError when the file’s name cannot be decoded.
 */
export function resolveFile(url: string, from: string, pathOfFile: ReadonlyMap<string, string>): string | null {
  const end = url.search(/[?#]|$/);
  const address = url.slice(0, end);
  if (!/\.mdx?$/.test(address)) return null;
  const file = decodeFile(address, from);
  const path = pathOfFile.get(file.startsWith('/') ? `@site${file}` : posix.join(posix.dirname(from), file));
  return path === undefined ? null : path + url.slice(end);
}

function decodeFile(address: string, from: string): string {
  try {
    return decodeURI(address);
  } catch (cause) {
    const message = `The link "${address}" cannot be decoded.`;
    const file = aliasedSitePathToRelativePath(from);
    throw new ProblemsError([{ file, message, remedy: 'Write the character % as %25.' }], { cause });
  }
}

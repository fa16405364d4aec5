import { resolve } from 'node:path';
import { GlobExcludeDefault } from '@docusaurus/utils';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import { bindOptions } from '@reliure/docusaurus/node';
import { accessibleTables, inlineImages } from '@reliure/guides';
import { languageTabs, markCode, termDirectives } from '@reliure/guides/node';
import { toPolicy } from '@reliure/publish/server';
import { guideDirectives } from '@reliure/reference/node';
import { allowedImages } from './allowedImages.ts';
import type { Identity } from './identity.ts';
import { listReferences } from './references.ts';
import { texts } from './texts.ts';

type RemarkPlugins = NonNullable<DocsOptions['remarkPlugins']>;

/** The options of Docusaurus’s plugins for guides, posts and plain pages. */
export interface ContentOptions {
  readonly docs: DocsOptions;
  /** Missing for a site without a blog. */
  readonly blog?: BlogOptions;
  readonly pages: PagesOptions;
}

/**
 * Builds the options of the plugins for pages in Markdown, with the directives that the site’s features need.
 *
 * @param isDated Whether git knows when each file was changed. Then guides show it.
 */
export function buildContentOptions(folder: string, identity: Identity, isDated: boolean): ContentOptions {
  const references = listReferences(identity);
  const { early, late } = guideDirectives(folder, {
    isStrict: identity.allowsMissingParts !== true,
    unlinksMissingOperations: identity.unlinksMissingOperations === true,
    baseUrl: identity.baseUrl,
    hasScenarios: references.some((reference) => reference.hasScenarios),
    hasChangelog: references.some(({ changelogPage }) => changelogPage !== null),
    references: references.slice(1).map(({ id }) => id),
  });
  const remarkPlugins = [...late, ...buildPagePlugins(folder, identity)];
  return {
    docs: {
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      sidebarCollapsible: true,
      breadcrumbs: true,
      showLastUpdateTime: isDated,
      ...(identity.editUrl !== undefined && { editUrl: identity.editUrl }),
      beforeDefaultRemarkPlugins: [...early, inlineImages],
      remarkPlugins,
    },
    ...(identity.blog !== undefined && { blog: buildBlog(identity, identity.blog, remarkPlugins) }),
    pages: {
      path: 'src/pages',
      exclude: [...GlobExcludeDefault, ...(identity.hasOfflineCopy ? [] : [texts().offlinePage])],
      beforeDefaultRemarkPlugins: [inlineImages],
      remarkPlugins,
    },
  };
}

function buildBlog(
  site: Pick<Identity, 'title' | 'language'>,
  { title, description, sidebarTitle }: NonNullable<Identity['blog']>,
  remarkPlugins: RemarkPlugins,
): BlogOptions {
  return {
    routeBasePath: 'blog',
    blogTitle: title,
    blogDescription: description,
    blogSidebarTitle: sidebarTitle,
    blogSidebarCount: 8,
    postsPerPage: 10,
    showReadingTime: true,
    onUntruncatedBlogPosts: 'ignore',
    onInlineTags: 'throw',
    // A list of authors would add pages for them.
    onInlineAuthors: 'ignore',
    feedOptions: { type: ['rss', 'atom'], title: texts().blogFeed(site.title), description, language: site.language },
    beforeDefaultRemarkPlugins: [inlineImages],
    remarkPlugins,
  };
}

/** Returns the plugins for all pages, besides those for parts of the reference. */
function buildPagePlugins(folder: string, { glossary, policy }: Identity): readonly (() => unknown)[] {
  return [
    ...(glossary === undefined
      ? []
      : [bindOptions(termDirectives, { file: resolve(folder, glossary.file), path: glossary.page })]),
    bindOptions(allowedImages, toPolicy(new Set(), policy)),
    accessibleTables,
    markCode,
    languageTabs,
  ];
}

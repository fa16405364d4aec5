import { join, resolve } from 'node:path';
import { GlobExcludeDefault } from '@docusaurus/utils';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import { accessibleTables, inlineImages } from '@apidoc/guides';
import { markCode, termDirectives } from '@apidoc/guides/node';
import { toPolicy } from '@apidoc/publish/server';
import {
  changelogDirective,
  excerptDirectives,
  lifecycleDirectives,
  scenarioDirective,
  unlinkMissingOperations,
} from '@apidoc/reference/node';
import { allowedImages } from './allowedImages';
import type { Identity } from './identity';

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
  const remarkPlugins = buildRemarkPlugins(folder, identity);
  return {
    docs: {
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      sidebarCollapsible: true,
      breadcrumbs: true,
      showLastUpdateTime: isDated,
      ...(identity.editUrl !== undefined && { editUrl: identity.editUrl }),
      beforeDefaultRemarkPlugins: buildEarlyPlugins(folder, identity),
      remarkPlugins,
    },
    ...(identity.blog !== undefined && { blog: buildBlog(identity.title, identity.blog, remarkPlugins) }),
    pages: {
      path: 'src/pages',
      exclude: [...GlobExcludeDefault, ...(identity.hasOfflineCopy ? [] : ['hors-ligne.mdx'])],
      beforeDefaultRemarkPlugins: [inlineImages],
      remarkPlugins,
    },
  };
}

function buildBlog(
  siteTitle: string,
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
    feedOptions: { type: ['rss', 'atom'], title: `${siteTitle} — blog`, description, language: 'fr' },
    beforeDefaultRemarkPlugins: [inlineImages],
    remarkPlugins,
  };
}

/** Returns the plugins whose headings and images must exist before Docusaurus collects them. */
function buildEarlyPlugins(
  folder: string,
  { baseUrl, hasOwnContract, hasScenarios, changelog }: Identity,
): RemarkPlugins {
  const generated = toGenerated(folder);
  const scenarios = { scenariosFile: join(generated, 'scenarios.json'), isStrict: hasOwnContract, baseUrl };
  return [
    ...(hasScenarios ? [bind(scenarioDirective, scenarios)] : []),
    ...(changelog === undefined
      ? []
      : [bind(changelogDirective, { changelogFile: join(generated, 'changelog.json'), baseUrl })]),
    inlineImages,
  ];
}

function buildRemarkPlugins(folder: string, { glossary, hasOwnContract, policy }: Identity): RemarkPlugins {
  const generated = toGenerated(folder);
  return [
    bind(excerptDirectives, { excerptsFile: join(generated, 'excerpts.json'), isStrict: hasOwnContract }),
    bind(lifecycleDirectives, { lifecyclesFile: join(generated, 'lifecycles.json'), isStrict: hasOwnContract }),
    ...(glossary === undefined
      ? []
      : [bind(termDirectives, { file: resolve(folder, glossary.file), path: glossary.page })]),
    ...(hasOwnContract ? [] : [bind(unlinkMissingOperations, { slugsFile: join(generated, 'slugs.json') })]),
    bind(allowedImages, toPolicy(new Set(), policy)),
    accessibleTables,
    markCode,
  ];
}

/**
 * Gives a remark plugin its options without writing them into the configuration, which Docusaurus sends to visitors: the
 * paths of this machine would be in it.
 */
function bind<Options>(plugin: (options: Options) => unknown, options: Options): () => ReturnType<typeof plugin> {
  const bound = () => plugin(options);
  return Object.defineProperty(bound, 'name', { value: plugin.name });
}

/** Returns the folder of the data that the plugin of the reference writes for pages in Markdown. */
function toGenerated(folder: string): string {
  return join(folder, '.docusaurus/api-reference/default');
}

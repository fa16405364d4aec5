import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { GlobExcludeDefault } from '@docusaurus/utils';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import { pageScript, pageTemplate, print } from '@apidoc/browser/node';
import { visitorBundle, withOptions } from '@apidoc/docusaurus/node';
import { machineFiles } from '@apidoc/exports/node';
import { accessibleTables, inlineImages, markCode } from '@apidoc/guides';
import { glossary as glossaryPlugin, termDirectives, type GlossaryOptions } from '@apidoc/guides/node';
import { assertUnspoilt } from '@apidoc/openapi';
import { assertYaml } from '@apidoc/openapi/node';
import {
  assertBaseUrlApart,
  assertBaseUrlFolder,
  publish as publishPlugin,
  toOfflineText,
  type OfflineOptions,
} from '@apidoc/publish/node';
import {
  apiReference as apiReferencePlugin,
  changelogDirective,
  lifecycleDirectives,
  scenarioDirective,
  unlinkMissingOperations,
} from '@apidoc/reference/node';
import type { ApiReferenceOptions } from '@apidoc/reference';
import type { LocalSearchOptions } from '@apidoc/search';
import { localSearch as localSearchPlugin } from '@apidoc/search/node';
import { theme as siteTheme } from '@apidoc/theme/node';
import { identity } from './identity';
import home from './plugins/home';
import { buildThemeConfig } from './themeConfig';

const contract = resolve(process.env['CONTRAT'] ?? identity.contract);

/** The guides and the blog speak of this contract: with another one, their links into the reference become text. */
const isOwnContract = contract === resolve('site/contract/openapi.yaml');
const generated = resolve('site/.docusaurus/api-reference/default');
const lifecycles = [lifecycleDirectives, { lifecyclesFile: `${generated}/lifecycles.json`, isStrict: isOwnContract }];
const scenarios = [
  scenarioDirective,
  { scenariosFile: `${generated}/scenarios.json`, isStrict: isOwnContract, baseUrl: identity.baseUrl },
];
const changelog = [changelogDirective, { changelogFile: `${generated}/changelog.json`, baseUrl: identity.baseUrl }];
const unlink = [unlinkMissingOperations, { slugsFile: `${generated}/slugs.json` }];
const glossary = { file: 'docs/reperes/glossaire.md' } satisfies GlossaryOptions;
const terms = [termDirectives, { file: resolve('site', glossary.file), path: '/docs/reperes/glossaire' }];
const remarkPlugins = [
  lifecycles,
  terms,
  ...(isOwnContract ? [] : [unlink]),
  accessibleTables,
  markCode,
] as NonNullable<DocsOptions['remarkPlugins']>;

const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [scenarios, changelog, inlineImages] as NonNullable<
    DocsOptions['beforeDefaultRemarkPlugins']
  >,
  remarkPlugins,
} satisfies DocsOptions;

const blog = {
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Notes de conception et d’usage de l’API Visites à domicile',
  blogSidebarTitle: 'Articles récents',
  blogSidebarCount: 8,
  postsPerPage: 10,
  showReadingTime: true,
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'throw',
  // A list of authors would bring pages of its own.
  onInlineAuthors: 'ignore',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${identity.title} — blog`,
    description: 'Notes de conception et d’usage de l’API Visites à domicile',
    language: 'fr',
  },
  beforeDefaultRemarkPlugins: [inlineImages],
  remarkPlugins,
} satisfies BlogOptions;

/** OFFLINE=off leaves the offline copy out of one build, and removes those that visitors have (adr/0023). */
const offline = { isKept: process.env['OFFLINE'] !== 'off' } satisfies OfflineOptions;

const pages = {
  path: 'src/pages',
  exclude: [...GlobExcludeDefault, ...(offline.isKept ? [] : ['hors-ligne.mdx'])],
  beforeDefaultRemarkPlugins: [inlineImages],
  remarkPlugins,
} satisfies PagesOptions;

const apiReference = {
  contract,
  changelogPage: '/docs/changelog/overview',
  isKept: isOwnContract,
} satisfies ApiReferenceOptions;

const localSearch = {
  contexts: [
    { id: 'docs', path: 'docs', label: 'Documentation', home: 'docs/intro' },
    { id: 'api', path: 'api', label: 'Référence API' },
    { id: 'blog', path: 'blog', label: 'Blog' },
  ],
  synonyms: 'i18n/fr/synonymes.yaml',
} satisfies LocalSearchOptions;

const theme = { customCss: './src/css/site.css' } satisfies ThemeOptions;

const plugins: PluginConfig[] = [
  ['@docusaurus/plugin-content-docs', docs],
  ['@docusaurus/plugin-content-blog', blog],
  ['@docusaurus/plugin-content-pages', pages],
  ['@docusaurus/plugin-sitemap', { filename: 'sitemap.xml' }],
  withOptions(apiReferencePlugin, apiReference),
  withOptions(glossaryPlugin, glossary),
  home,
  pageScript,
  print,
  withOptions(publishPlugin, offline),
  visitorBundle,
  machineFiles,
];

const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  ssgWorkerThreads: true,
  rspackPersistentCache: false,
} as const;

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/logo.svg',
  url: identity.url,
  baseUrl: identity.baseUrl,
  trailingSlash: false,
  i18n: {
    defaultLocale: 'fr',
    locales: ['fr'],
    localeConfigs: { fr: { label: 'Français', direction: 'ltr', htmlLang: 'fr' } },
  },
  // In English, and put into each home page whose React has not started: here, that is every one.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    preprocessor: ({ fileContent, filePath }) => {
      assertUnspoilt(fileContent, relative('.', filePath));
      return toOfflineText(fileContent, offline.isKept);
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  // The specification names the storage keys: version 4 would suffix them.
  storage: { namespace: false },
  // Pages are compiled from the contract, from options and from each other’s addresses, which the bundler’s cache does not see.
  future: {
    v4: true,
    faster,
    // No page tells when it was changed: git is not asked.
    experimental_vcs: false,
  },
  ssrTemplate: pageTemplate,
  plugins,
  // Themes later in the list replace components of earlier ones: the search brings its own box.
  themes: [['@docusaurus/theme-classic', theme], siteTheme, withOptions(localSearchPlugin, localSearch)],
  themeConfig: buildThemeConfig(offline.isKept),
};

/** Docusaurus would report its faults without naming it. */
const tagsFile = 'site/blog/tags.yml';

/**
 * Called by Docusaurus, which prints an error of this function as it is, and one of this module as a module that failed to
 * load.
 *
 * @throws ProblemsError for settings with which nothing could be built.
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export default function createConfig(): Config {
  assertBaseUrlFolder(identity.baseUrl);
  // What is known before the build; the plugin publish knows all routes.
  assertBaseUrlApart(
    identity.baseUrl,
    ['docs', 'api', 'blog', 'search', 'accessibilite', 'hors-ligne', 'markdown-page'].map((step) => `/${step}`),
  );
  if (existsSync(tagsFile)) assertYaml(readFileSync(tagsFile, 'utf8'), tagsFile);
  return config;
}

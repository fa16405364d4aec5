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
import { glossary as glossaryPlugin, sourceNotes, termDirectives, type GlossaryOptions } from '@apidoc/guides/node';
import { assertIntact } from '@apidoc/openapi';
import { assertYaml } from '@apidoc/openapi/node';
import {
  assertNoBaseUrlConflict,
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

/**
 * Whether the site is built from its own contract. The guides and the blog are about that contract; with another one,
 * their links to operations that it lacks become plain text.
 */
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
const toSourceNotes = sourceNotes({ siteDir: resolve('site'), file: 'sources.yaml', path: '/docs/reperes/sources' });
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
  // A list of authors would add pages for them.
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

/** OFFLINE=off builds the site without the offline copy, and removes the copies that visitors have (adr/0020). */
const offline = { hasOfflineCopy: process.env['OFFLINE'] !== 'off' } satisfies OfflineOptions;

const pages = {
  path: 'src/pages',
  exclude: [...GlobExcludeDefault, ...(offline.hasOfflineCopy ? [] : ['hors-ligne.mdx'])],
  beforeDefaultRemarkPlugins: [inlineImages],
  remarkPlugins,
} satisfies PagesOptions;

const apiReference = {
  contract,
  changelogPage: '/docs/changelog/overview',
  isCached: isOwnContract,
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
  // The banner is in English, and is shown on the home page until React has started.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    preprocessor: ({ fileContent, filePath }) => {
      assertIntact(fileContent, relative('.', filePath));
      return toSourceNotes(toOfflineText(fileContent, offline.hasOfflineCopy));
    },
    // The notes of sources are Markdown’s footnotes.
    remarkRehypeOptions: {
      footnoteLabel: 'Sources',
      footnoteLabelProperties: {},
      footnoteBackLabel: (note) => `Retour à l’appel de note ${String(note + 1)}`,
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  // The specification defines the storage keys; version 4 would add a suffix to them.
  storage: { namespace: false },
  // The bundler’s cache does not cover all inputs of pages: the contract, options, and the addresses of other pages.
  future: {
    v4: true,
    faster,
    // No page shows when it was changed, so git is not queried.
    experimental_vcs: false,
  },
  ssrTemplate: pageTemplate,
  plugins,
  // Later themes override components of earlier ones: the search theme has its own search bar.
  themes: [['@docusaurus/theme-classic', theme], siteTheme, withOptions(localSearchPlugin, localSearch)],
  themeConfig: buildThemeConfig(offline.hasOfflineCopy),
};

/** Checked here because Docusaurus reports errors in this file without naming it. */
const tagsFile = 'site/blog/tags.yml';

/**
 * Creates the configuration. This is a function because Docusaurus prints an error thrown by it as it is, but reports
 * one thrown while the module loads as a failure to load the module.
 *
 * @throws ProblemsError for settings with which nothing could be built.
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export default function createConfig(): Config {
  assertBaseUrlFolder(identity.baseUrl);
  // The paths known before the build. The publish plugin checks all routes.
  assertNoBaseUrlConflict(
    identity.baseUrl,
    ['docs', 'api', 'blog', 'search', 'accessibilite', 'hors-ligne', 'markdown-page'].map((segment) => `/${segment}`),
  );
  if (existsSync(tagsFile)) assertYaml(readFileSync(tagsFile, 'utf8'), tagsFile);
  return config;
}

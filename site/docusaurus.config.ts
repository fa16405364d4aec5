import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { GlobExcludeDefault } from '@docusaurus/utils';
import type { Config, PluginConfig } from '@docusaurus/types';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { pageScript, pageTemplate, print } from '@apidoc/browser/node';
import { visitorBundle, withOptions } from '@apidoc/docusaurus/node';
import { machineFiles } from '@apidoc/exports/node';
import { accessibleTables, inlineImages, markCode } from '@apidoc/guides';
import { glossary as glossaryPlugin, termDirectives, type GlossaryOptions } from '@apidoc/guides/node';
import { assertUnspoilt } from '@apidoc/openapi';
import { assertYaml } from '@apidoc/openapi/node';
import {
  assertBaseUrlApart,
  baseUrl,
  licences,
  offline as offlinePlugin,
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

if (!/^\/(?:[^/]+\/)*$/.test(identity.baseUrl)) {
  throw new Error(
    `The base URL must start and end with a slash, as "/documentation/" does, and is ${JSON.stringify(identity.baseUrl)}: mend BASE_URL, or baseUrl in identity.ts.`,
  );
}
// What is known before the build; the plugin base-url knows all routes.
assertBaseUrlApart(
  identity.baseUrl,
  ['docs', 'api', 'blog', 'search', 'accessibilite', 'hors-ligne', 'markdown-page'].map((step) => `/${step}`),
);

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

// Docusaurus would tell of its faults without naming it.
const tagsFile = 'site/blog/tags.yml';
if (existsSync(tagsFile)) assertYaml(readFileSync(tagsFile, 'utf8'), tagsFile);

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

const navbar = {
  title: identity.title,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Documentation', position: 'left' },
    { to: '/api', label: 'API', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { type: 'search', position: 'right' },
    { href: identity.repositoryUrl, label: 'Code source', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];

const footer = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        { label: 'Introduction', to: '/docs/intro' },
        { label: 'Guide des visites', to: '/docs/visites-guide/overview' },
        { label: 'Référence de l’API', to: '/api' },
        { label: 'Journal des modifications', to: '/docs/changelog/overview' },
      ],
    },
    { title: 'Communauté', items: [...identity.community] },
    {
      title: 'Suivre',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Code source', href: identity.repositoryUrl },
        { label: 'À propos de ce site', to: '/markdown-page' },
        { label: 'Accessibilité', to: '/accessibilite' },
        { label: 'Licences', to: '/markdown-page#licences' },
        ...(offline.isKept ? [{ label: 'Lecture hors ligne', to: '/hors-ligne' }] : []),
      ],
    },
  ],
  copyright: 'Contrat de référence conçu par le projet. Toutes les données sont fictives.',
} satisfies UserThemeConfig['footer'];

const noColours = { plain: {}, styles: [] };

const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  announcementBar: {
    id: identity.announcement.id,
    content: identity.announcement.content.replaceAll('href="/', `href="${identity.baseUrl}`),
    isCloseable: true,
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  // By year, the list would have headings of its own, before the page’s.
  blog: { sidebar: { groupByYear: false } },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  navbar,
  footer,
  // Code is coloured by plugins/code-blocks; the theme’s own colours would only weigh.
  prism: { theme: noColours, darkTheme: noColours },
} satisfies UserThemeConfig;

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
  withOptions(offlinePlugin, offline),
  baseUrl,
  licences,
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
  themeConfig,
};

export default config;

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import { withOptions } from '@reliure/docusaurus/node';
import { machineFiles } from '@reliure/exports/node';
import { checkMarkdown, glossary as glossaryPlugin, sourceNotes } from '@reliure/guides/node';
import { setLanguage } from '@reliure/language';
import { ProblemsError, assertIntact } from '@reliure/openapi';
import { assertYaml } from '@reliure/openapi/node';
import { assertNoBaseUrlConflict, publish, toOfflineText } from '@reliure/publish/node';
import { apiReference } from '@reliure/reference/node';
import { localSearch } from '@reliure/search/node';
import { theme } from '@reliure/theme/node';
import { datedAnnouncement } from './announcement.ts';
import { buildContentOptions } from './contentOptions.ts';
import { hasHistory } from './hasHistory.ts';
import type { Identity } from './identity.ts';
import { identityProblems } from './identityProblems.ts';
import { toMarkdownRules } from './markdownRules.ts';
import { listReferences } from './references.ts';
import { texts } from './texts.ts';
import { buildThemeConfig } from './themeConfig.ts';

/** The parts of a site besides its identity. */
interface Additions {
  /** Plugins of the site’s own, such as that of its home page. */
  readonly plugins?: readonly PluginConfig[];
}

const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  ssgWorkerThreads: true,
  rspackPersistentCache: false,
} as const;

/**
 * Creates the configuration of a site. A site must export a function that calls it, because Docusaurus prints an error
 * thrown by that function as it is, but reports one thrown while the module loads as a failure to load the module.
 *
 * @param folder Absolute path of the site’s folder.
 * @throws ProblemsError for settings with which nothing could be built.
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export function createSiteConfig(folder: string, identity: Identity, { plugins = [] }: Additions = {}): Config {
  assertBuildable(folder, identity);
  setLanguage(identity.language);
  const isDated = hasHistory(folder);
  const {
    title,
    tagline,
    language,
    url,
    baseUrl,
    hasOfflineCopy,
    sources,
    styles = [],
    synonyms,
    thesaurus,
  } = identity;
  const addNotes =
    sources === undefined ? null : sourceNotes({ siteDir: folder, file: sources.file, path: sources.page });
  return {
    title,
    tagline,
    favicon: 'img/logo.svg',
    url,
    baseUrl,
    trailingSlash: false,
    i18n: {
      defaultLocale: language,
      locales: [language],
      localeConfigs: { [language]: { label: texts().language, direction: 'ltr', htmlLang: language } },
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
        const text = toOfflineText(fileContent, hasOfflineCopy);
        return addNotes === null ? text : addNotes(text);
      },
      // The notes of sources are Markdown’s footnotes.
      remarkRehypeOptions: {
        footnoteLabel: texts().footnotes.title,
        footnoteLabelProperties: {},
        // The name contains what is visible: an arrow, and the number of the reference if there are several.
        footnoteBackLabel: (note, occurrence) => texts().footnotes.back(note + 1, occurrence),
      },
      hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    },
    // The specification defines the storage keys; version 4 would add a suffix to them.
    storage: { namespace: false },
    // The bundler’s cache does not cover all inputs of pages: the contract, options, and the addresses of other pages.
    future: {
      // Not the layers of styles, which Docusaurus only makes in its preset.
      v4: { removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true },
      faster,
      experimental_vcs: isDated ? 'git-eager' : false,
    },
    customFields: { firstGuide: identity.firstGuide },
    plugins: [...buildPlugins(folder, identity, isDated), ...plugins],
    // Later themes override components of earlier ones: the search theme has its own search bar.
    themes: [
      '@docusaurus/theme-classic',
      withOptions(theme, { customCss: [...styles] }),
      withOptions(localSearch, {
        ...(synonyms !== undefined && { synonyms }),
        ...(thesaurus !== undefined && { thesaurus }),
      }),
    ],
    themeConfig: buildThemeConfig(identity, datedAnnouncement(identity, folder)),
  };
}

function buildPlugins(folder: string, identity: Identity, isDated: boolean): readonly PluginConfig[] {
  const { docs, blog, pages } = buildContentOptions(folder, identity, isDated);
  const { glossary, hasOfflineCopy, isReferenceCached = true } = identity;
  return [
    // First, before other plugins parse the pages.
    checkMarkdown(toMarkdownRules(folder, identity)),
    ['@docusaurus/plugin-content-docs', docs],
    ...(blog === undefined ? [] : [['@docusaurus/plugin-content-blog', blog] satisfies PluginConfig]),
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', { filename: 'sitemap.xml', lastmod: isDated ? 'date' : null }],
    ...listReferences(identity).map(({ contract, basePath, ...reference }) =>
      withOptions(apiReference, {
        ...reference,
        contract: resolve(folder, contract),
        routeBasePath: basePath,
        isCached: isReferenceCached,
      }),
    ),
    ...(glossary === undefined ? [] : [glossaryPlugin]),
    withOptions(publish, { hasOfflineCopy }),
    machineFiles,
  ];
}

/** Throws if nothing could be built with these settings. @throws ProblemsError */
function assertBuildable(folder: string, identity: Identity): void {
  const problems = identityProblems(identity, folder);
  if (problems.length > 0) throw new ProblemsError(problems, { subject: 'the identity of the site' });
  // The paths known before the build. The publish plugin checks all routes.
  assertNoBaseUrlConflict(identity.baseUrl, [
    '/docs',
    ...listReferences(identity).map(({ basePath }) => basePath),
    ...(identity.blog === undefined ? [] : ['/blog']),
    '/search',
    ...plainPages(folder).map((name) => `/${name}`),
  ]);
  // Checked here because Docusaurus reports errors in this file without naming it.
  const tagsFile = relative('.', join(folder, 'blog/tags.yml'));
  if (identity.blog !== undefined && existsSync(tagsFile)) assertYaml(readFileSync(tagsFile, 'utf8'), tagsFile);
}

function plainPages(folder: string): readonly string[] {
  const pages = join(folder, 'src/pages');
  if (!existsSync(pages)) return [];
  return readdirSync(pages)
    .filter((file) => /^(?!_|index\.).*\.(?:mdx?|tsx)$/.test(file))
    .map((file) => parse(file).name);
}

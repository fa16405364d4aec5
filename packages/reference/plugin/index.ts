import { dirname, join, resolve } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { logger } from '@docusaurus/logger';
import {
  assertBrowserRouter,
  parseOptions,
  preparedFolder,
  prepareFiles,
  readMessages,
  referencePlugin,
  writeSiteFiles,
} from '@reliure/docusaurus/node';
import type { SiteFile } from '@reliure/docusaurus/node';
import { collectGuides } from '@reliure/guides/node';
import { setLanguage } from '@reliure/language';
import { formatWarnings } from '@reliure/openapi';
import { messagesFolder } from '@reliure/page/node';
import { readerModule } from '@reliure/reader/node';
import { mainReference } from '@reliure/richtext';
import { referenceOptions } from './options.ts';
import type { ApiReferenceOptions, Options } from './options.ts';
import type { LoadedReference } from './loadedReference.ts';
import { buildFeeds, toFeedTags } from './feeds.ts';
import { toFiles, toRedirects } from '../kinds/pages.ts';
import { assertOwnPaths, hasMachineFiles, loadedReference, toSiteContext } from './siteContext.ts';
import { loadReference, toScenariosFolder } from './loadReference.ts';
import { writeGuideData } from './guideData.ts';
import { readTranslations, toTranslationFiles } from './translations.ts';
import { buildRoutes } from './routes.ts';
import { toCallServers } from '../model/access/callServers.ts';
import { readScenarioDocuments, toScenarioCalls } from './scenarioFiles.ts';

export type { Options };

/** Builds the reference pages of one OpenAPI contract. */
export default function apiReference(context: LoadContext, options: ApiReferenceOptions): Plugin<LoadedReference> {
  setLanguage(context.i18n.currentLocale);
  readTranslations(context);
  assertBrowserRouter(context.siteConfig);
  const contract = resolve(context.siteDir, options.contract);
  const folder = preparedFolder(context, referencePlugin, options.id);
  const scenariosFolder = toScenariosFolder(contract);
  let files: readonly SiteFile[] = [];
  const { siteConfig: site } = context;
  // The feeds of several references have different names.
  const toFeedSite = ({ id, label }: LoadedReference) => ({
    ...site,
    ...(id !== mainReference && { title: `${site.title} — ${label}` }),
  });
  return {
    name: referencePlugin,

    getPathsToWatch() {
      return [join(dirname(contract), '**/*.{yaml,yml,json}')];
    },

    getTranslationFiles: () => (options.id === mainReference ? toTranslationFiles() : []),

    getDefaultCodeTranslationMessages: () => readMessages(messagesFolder, join(import.meta.dirname, '../i18n')),

    // The guides’ compiled diagrams have no component that could import the style.
    getClientModules: () => [
      ...['lifecycle.css', 'composer'].map((module) => join(import.meta.dirname, '../client', module)),
      readerModule,
    ],

    configureWebpack: () => ({
      // In development, there is no output folder to write the files to.
      devServer: { static: [{ directory: folder, publicPath: context.baseUrl, watch: false }] },
    }),

    async loadContent() {
      const overlays = options.overlays.map((file) => resolve(context.siteDir, file));
      const { content, warnings } = await loadReference(contract, { ...options, overlays }, context);
      if (warnings.length > 0) logger.warn(formatWarnings(warnings));
      return content;
    },

    async contentLoaded({ content, actions }) {
      actions.setGlobalData({ path: content.basePath });
      await writeGuideData(content, actions);
      files = [
        ...toFiles(content, context.siteConfig),
        ...(options.hasScenarios ? await readScenarioDocuments(scenariosFolder, content.downloadFolder) : []),
        ...toScenarioCalls(content, context.siteConfig),
        ...buildFeeds(content.changelog, options.changelogPage, content.basePath, toFeedSite(content)),
      ];
      await prepareFiles(folder, files);
    },

    async allContentLoaded({ allContent, actions }) {
      // The pages of operations list guides, which are only known now.
      const content = loadedReference(allContent, options.id);
      if (content === undefined) return;
      assertOwnPaths(allContent);
      const guides = await collectGuides(allContent, context);
      const site = toSiteContext(content, guides, hasMachineFiles(allContent));
      actions.addRoute(buildRoutes(content, context.baseUrl, site));
    },

    injectHtmlTags: ({ content }) => ({
      headTags: [
        ...toFeedTags(content.changelog, toFeedSite(content)),
        // Pages of other references have their servers in themselves.
        ...(content.id === mainReference ? [toServersTag(content.introduction.servers)] : []),
      ],
    }),

    async postBuild({ outDir, routesPaths, siteConfig, content }) {
      const redirects = toRedirects(content, siteConfig, routesPaths);
      if (redirects.warnings.length > 0) logger.warn(redirects.warnings.join('\n'));
      await writeSiteFiles(outDir, [...files, ...redirects.files]);
    },
  };
}

/** Returns the tag from which the page script reads the servers of calls. */
function toServersTag(servers: LoadedReference['introduction']['servers']): HtmlTagObject {
  return { tagName: 'meta', attributes: { name: 'servers', content: JSON.stringify(toCallServers(servers)) } };
}

apiReference.validateOptions = ({ options }: { readonly options: unknown }): ApiReferenceOptions =>
  parseOptions(referencePlugin, referenceOptions, options);

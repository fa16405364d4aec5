import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { HtmlTagObject, LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { logger } from '@docusaurus/logger';
import { propsAtRendering, readMessages, writeSiteFiles } from '@reliure/docusaurus/node';
import type { SiteFile } from '@reliure/docusaurus/node';
import { collectGuides } from '@reliure/guides/node';
import { setLanguage } from '@reliure/language';
import { ProblemsError, formatWarnings } from '@reliure/openapi';
import { messagesFolder } from '@reliure/page/node';
import type { ApiReferenceOptions } from './options.ts';
import type { LoadedReference } from './loadedReference.ts';
import { clientReplacements } from './clientReplacements.ts';
import { buildFeeds, toFeedTags } from './feeds.ts';
import { toFiles, toRedirects } from '../kinds/pages.ts';
import { loadedReference, pluginName, toSiteContext } from './siteContext.ts';
import { loadReference, toScenariosFolder } from './loadReference.ts';
import { writeGuideData } from './guideData.ts';
import { buildRoutes } from './routes.ts';
import { toCallServers } from '../model/access/callServers.ts';
import { readScenarioDocuments } from './readScenarioDocuments.ts';

/** Builds the reference pages of one OpenAPI contract. */
export default function apiReference(context: LoadContext, options: ApiReferenceOptions): Plugin<LoadedReference> {
  setLanguage(context.i18n.currentLocale);
  const contract = resolve(context.siteDir, options.contract);
  const folder = join(context.generatedFilesDir, 'api-reference-files');
  const scenariosFolder = toScenariosFolder(contract);
  let files: readonly SiteFile[] = [];
  return {
    name: pluginName,

    getPathsToWatch() {
      return [join(dirname(contract), '**/*.{yaml,yml,json}')];
    },

    getDefaultCodeTranslationMessages: () => readMessages(messagesFolder, join(import.meta.dirname, '../i18n')),

    getClientModules: () => [
      join(import.meta.dirname, '../client/frame'),
      // The guides’ compiled diagrams have no component that could import this style.
      join(import.meta.dirname, '../client/lifecycle.css'),
    ],

    configureWebpack(config, isServer, { currentBundler }) {
      const isBuiltForVisitors = !isServer && config.mode === 'production';
      return {
        // In development, there is no output folder to write the files to.
        devServer: { static: [{ directory: folder, publicPath: context.baseUrl, watch: false }] },
        ...(isBuiltForVisitors && clientReplacements(currentBundler.instance, context)),
        ...(isServer && propsAtRendering(context.generatedFilesDir, pluginName)),
      };
    },

    async loadContent() {
      const { content, warnings } = await loadReference(contract, options, context);
      if (warnings.length > 0) logger.warn(formatWarnings(warnings));
      return content;
    },

    async contentLoaded({ content, actions }) {
      await writeGuideData(content, actions);
      files = [
        ...toFiles(content, context.siteConfig),
        ...(options.hasScenarios ? await readScenarioDocuments(scenariosFolder) : []),
        ...buildFeeds(content.changelog, options.changelogPage, context.siteConfig),
      ];
      await rm(folder, { recursive: true, force: true });
      await writeSiteFiles(folder, files);
    },

    async allContentLoaded({ allContent, actions }) {
      // The pages of operations list guides, which are only known now.
      const content = loadedReference(allContent);
      if (content === undefined) return;
      const guides = await collectGuides(allContent, context);
      actions.addRoute(buildRoutes(content, context.baseUrl, toSiteContext(content, guides)));
    },

    injectHtmlTags: ({ content }) => ({
      headTags: [...toFeedTags(content.changelog, context.siteConfig), toServersTag(content.introduction.servers)],
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

/** Validates the options, for Docusaurus. @throws ProblemsError if the contract’s path is missing. */
export function validateOptions({
  options,
}: OptionValidationContext<Partial<ApiReferenceOptions>, ApiReferenceOptions & PluginOptions>): ApiReferenceOptions &
  PluginOptions {
  if (typeof options.contract !== 'string' || options.contract === '') {
    throw new ProblemsError([
      {
        file: 'Plugin api-reference',
        pointer: 'contract',
        message: `The option must be the path of an OpenAPI file, but is ${JSON.stringify(options.contract ?? null)}.`,
        remedy: 'Set it to a path relative to the site’s folder, such as "contract/openapi.yaml".',
      },
    ]);
  }
  return {
    id: 'default',
    changelogPage: null,
    hasScenarios: false,
    isCached: false,
    ...options,
    contract: options.contract,
  };
}
